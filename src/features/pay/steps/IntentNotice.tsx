import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import type { PortalError } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { useErrorWords } from '#platform/query/useErrorWords.ts';
import { paths } from '#platform/routing/paths.ts';
import { SessionWays } from '#platform/session/screens/SessionWays.tsx';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import { askAnew } from '../intent/askAnew.ts';
import type { PaymentIntent } from '../intent/paySlice.ts';
import { messages } from '../messages.ts';
import type { Payable } from './payable.ts';

/** Says why an earlier press of Pay did not lead to a payment. */
export function IntentNotice({ payable, intent }: { payable: Payable; intent: PaymentIntent }) {
  const dispatch = useDispatch<PortalDispatch>();
  const navigate = useNavigate();
  if (intent.status === 'notReceived') {
    return (
      <Notice tone="attention">
        <FormattedMessage {...messages.notReceived} />
      </Notice>
    );
  }
  if (intent.status !== 'refused') return null;
  // `TicketGate` says it, in place of the whole page.
  if (intent.code === 'ticketEnded') return null;
  if (intent.code === 'amountChanged' || intent.code === 'nothingDue') {
    return (
      <Notice tone="error">
        <p>
          <FormattedMessage {...messages.amountChanged} />
        </p>
        <ActionButton
          onClick={() => {
            dispatch(askAnew(intent.right));
            void navigate(payable.pages.back ?? payable.pages.mode);
          }}
        >
          <FormattedMessage {...messages.seeNewAmount} />
        </ActionButton>
      </Notice>
    );
  }
  const { right } = intent;
  if (intent.code === 'paymentInProgress') {
    return (
      <Notice tone="attention">
        <p>
          <FormattedMessage {...(right.kind === 'session' ? messages.inProgress : messages.inProgressElsewhere)} />
        </p>
        {right.kind === 'session' && (
          <ActionLink to={paths.loans.details(right.loanIdentifier)}>
            <FormattedMessage {...messages.seeLoan} />
          </ActionLink>
        )}
      </Notice>
    );
  }
  return <Refused error={intent.error} />;
}

/** Why, when to try again, and the ways of a session that ended. */
function Refused({ error }: { error: PortalError | null }) {
  const words = useErrorWords(error ?? undefined);
  return (
    <Notice tone="error" title={<FormattedMessage {...messages.refused} />}>
      {words !== null && (
        <p>
          <FormattedMessage {...words.message} values={words.values} />
        </p>
      )}
      {words?.offersSignIn === true && (
        <div className="actions">
          <SessionWays />
        </div>
      )}
    </Notice>
  );
}
