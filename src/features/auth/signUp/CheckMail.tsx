import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { SignUpAgainRequest } from '#contract/identity.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { lacksCall, type PortalError } from '#platform/api/portalError.ts';
import { seal } from '#platform/api/sealed.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { FailedPress } from '#platform/query/FailedPress.tsx';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { LineDrawing } from '#platform/ui/feedback/LineDrawing.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { useSendSignUpAgainMutation } from './signUpApi.ts';
import { messages } from './signUpMessages.ts';

interface Props extends SignUpAgainRequest {
  /** The endpoint that the runtime document names. */
  endpoint: string;
  onBack: () => void;
}

/**
 * Says that the mail is on its way, for new and known addresses alike, and has it sent once more. Takes the focus from the form that it
 * replaces.
 */
export function CheckMail({ endpoint, email, language, onBack }: Props) {
  const dispatch = useDispatch<PortalDispatch>();
  const [sendAgain, { isLoading, isSuccess, error }] = useSendSignUpAgainMutation();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={page} className="empty-state">
      <LineDrawing name="letter" />
      <PageTitle message={messages.sentTitle} />
      <div className="empty-state-words">
        <p className="sign-up-address">
          <FormattedMessage {...messages.sentTo} values={{ email }} />
        </p>
        <p>
          <FormattedMessage {...messages.sentNext} />
        </p>
        <p>
          <FormattedMessage {...messages.sentMissing} />
        </p>
      </div>
      {isSuccess && (
        <Notice tone="success">
          <FormattedMessage {...messages.sentAgain} />
        </Notice>
      )}
      {/* The base query rejects with nothing else. */}
      {error !== undefined && <NotSent error={error as PortalError} />}
      <div className="actions">
        <ActionButton
          busy={isLoading}
          onClick={() => void sendAgain({ endpoint, body: dispatch(seal<SignUpAgainRequest>({ email, language })) })}
        >
          <FormattedMessage {...messages.sendAgain} />
        </ActionButton>
        <ActionButton look="quiet" onClick={onBack}>
          <FormattedMessage {...messages.sentBack} />
        </ActionButton>
      </div>
    </div>
  );
}

/** An endpoint that does not have the call has sent nothing. */
function NotSent({ error }: { error: PortalError }) {
  const isCertain = isClearRefusal(error) || lacksCall(error);
  return <FailedPress says={<FormattedMessage {...(isCertain ? messages.sendAgainFailed : messages.unclear)} />} error={error} />;
}
