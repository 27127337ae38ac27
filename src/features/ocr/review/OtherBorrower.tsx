import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { AdditionalBorrower } from '#contract/borrower/ocr.ts';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';

import { useChangeAdditionalBorrowerMutation } from '../ocrApi.ts';
import { otherChangeEnded, otherChangeSent, otherSkipAsked, otherSkipLeft, selectOtherBorrower } from '../ocrSlice.ts';
import { useReview } from './reviewContext.ts';
import { messages } from './reviewMessages.ts';

const ANNOUNCEMENTS = { skip: messages.otherSkipped, ask: messages.otherAsked, invite: messages.otherInvited };
const STATE_MESSAGES = { asked: messages.otherWhat, skipped: messages.otherSkipped, invited: messages.otherInvited };

/** Lets the borrower invite the other person on the application to verify their own income, or skip them. Skipping can be undone. */
export function OtherBorrower({ other }: { other: AdditionalBorrower }) {
  const intl = useIntl();
  const { link, announce } = useReview();
  const { firstName: name, emailHint: email, state } = other;
  const dispatch = useDispatch();
  const [change] = useChangeAdditionalBorrowerMutation();
  const { isSkipAsked, isBusy } = useSelector(selectOtherBorrower);
  const heading = useRef<HTMLHeadingElement>(null);
  const act = async (action: keyof typeof ANNOUNCEMENTS) => {
    dispatch(otherChangeSent());
    const { error } = await change({ tag: link.tag, action });
    dispatch(otherChangeEnded());
    if (error !== undefined) return;
    announce(intl.formatMessage(ANNOUNCEMENTS[action], { name, email }));
    heading.current?.focus(); // the focused button is about to be removed
  };

  return (
    <Card component="section" aria-labelledby="other-borrower">
      <h2 id="other-borrower" ref={heading} tabIndex={-1}>
        <FormattedMessage {...messages.otherTitle} values={{ name }} />
      </h2>
      <p>{intl.formatMessage(STATE_MESSAGES[state], { name, email })}</p>
      {state !== 'invited' && (
        <CardActions>
          {state === 'asked' ? (
            <>
              <BusyButton variant="outlined" busy={isBusy && !isSkipAsked} onClick={() => void act('invite')}>
                <FormattedMessage {...messages.otherInvite} values={{ name, email }} />
              </BusyButton>
              <Button variant="text" onClick={() => dispatch(otherSkipAsked())}>
                <FormattedMessage {...messages.otherSkip} />
              </Button>
            </>
          ) : (
            <BusyButton variant="outlined" busy={isBusy} onClick={() => void act('ask')}>
              <FormattedMessage {...messages.otherAsk} />
            </BusyButton>
          )}
        </CardActions>
      )}
      <ConfirmDialog
        open={isSkipAsked}
        title={<FormattedMessage {...messages.otherSure} />}
        confirmLabel={<FormattedMessage {...messages.otherSkipYes} values={{ name }} />}
        isCancelPreferred
        busy={isBusy}
        onConfirm={() => void act('skip')}
        onCancel={() => dispatch(otherSkipLeft())}
      >
        <p>
          <FormattedMessage {...messages.otherSkipMeans} values={{ name }} />
        </p>
      </ConfirmDialog>
    </Card>
  );
}
