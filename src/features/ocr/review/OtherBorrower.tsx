import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { AdditionalBorrower } from '#contract/borrower/ocr.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';

import { FailedChange } from '../FailedChange.tsx';
import { useChangeAdditionalBorrowerMutation } from '../ocrApi.ts';
import { useReview } from './reviewContext.ts';
import { messages } from './reviewMessages.ts';

const SAID = { skip: messages.otherSkipped, ask: messages.otherAsked, invite: messages.otherInvited };
const STATES = { asked: messages.otherWhat, skipped: messages.otherSkipped, invited: messages.otherInvited };

/** Somebody else on the application: invited on a link of their own, or skipped, which can be taken back. */
export function OtherBorrower({ other }: { other: AdditionalBorrower }) {
  const intl = useIntl();
  const { link, say } = useReview();
  const { firstName: name, emailHint: email, state } = other;
  const [change, { isLoading }] = useChangeAdditionalBorrowerMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<PortalError | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const act = async (action: keyof typeof SAID) => {
    const { error } = await change({ tag: link.tag, action });
    setIsAsking(false);
    setFailure((error as PortalError | undefined) ?? null); // the base query rejects with nothing else
    if (error !== undefined) return;
    say(intl.formatMessage(SAID[action], { name, email }));
    heading.current?.focus(); // the button that was pressed goes away
  };

  return (
    <section className="card" aria-labelledby="other-borrower">
      <h2 id="other-borrower" ref={heading} tabIndex={-1}>
        <FormattedMessage {...messages.otherTitle} values={{ name }} />
      </h2>
      <p>{intl.formatMessage(STATES[state], { name, email })}</p>
      {failure !== null && <FailedChange error={failure} />}
      {state !== 'invited' && (
        <div className="actions">
          {state === 'asked' ? (
            <>
              <ActionButton busy={isLoading && !isAsking} onClick={() => void act('invite')}>
                <FormattedMessage {...messages.otherInvite} values={{ name, email }} />
              </ActionButton>
              <ActionButton look="quiet" onClick={() => setIsAsking(true)}>
                <FormattedMessage {...messages.otherSkip} />
              </ActionButton>
            </>
          ) : (
            <ActionButton busy={isLoading} onClick={() => void act('ask')}>
              <FormattedMessage {...messages.otherAsk} />
            </ActionButton>
          )}
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={<FormattedMessage {...messages.otherSure} />}
        confirmLabel={<FormattedMessage {...messages.otherSkipYes} values={{ name }} />}
        isCancelPreferred
        busy={isLoading}
        onConfirm={() => void act('skip')}
        onCancel={() => setIsAsking(false)}
      >
        <p>
          <FormattedMessage {...messages.otherSkipMeans} values={{ name }} />
        </p>
      </ConfirmDialog>
    </section>
  );
}
