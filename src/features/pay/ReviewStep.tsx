import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import type { Loan } from '#contract/borrower.ts';
import type { CreatedFundingAccount } from '#contract/payment.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { methodWords } from '#platform/paymentForms/methodWords.ts';
import { paths } from '#platform/routing/paths.ts';
import { addressLine } from '#platform/servicing/addressLine.ts';
import { messages as servicingMessages } from '#platform/servicing/messages.ts';
import '#platform/servicing/servicing.css';
import { ActionButton } from '#platform/ui/ActionButton.tsx';
import { ActionLink } from '#platform/ui/ActionLink.tsx';
import { Amount } from '#platform/ui/Amount.tsx';
import { Notice } from '#platform/ui/Notice.tsx';
import { PageTitle } from '#platform/ui/PageTitle.tsx';
import { PrintButton } from '#platform/ui/PrintButton.tsx';
import { ScreenCard } from '#platform/ui/ScreenCard.tsx';
import { SummaryList } from '#platform/ui/SummaryList.tsx';

import { messages } from './messages.ts';
import { PaySteps } from './PayFlow.tsx';
import { canSubmit, paymentSubmitted, type PaymentIntent } from './paySlice.ts';

interface Props {
  loan: Loan;
  intent: PaymentIntent;
  method: CreatedFundingAccount;
}

/** Everything about the payment once more, the authorization, and the one button that moves money. */
export function ReviewStep({ loan, intent, method }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { brand, support } = useConfig();
  const amount = formatCents(centsOf(intent.amount) ?? 0);
  const isBank = method.type === 'ACH';
  const loanLastFour = loan.loanNumber.slice(-4);
  const authorizationText = intl.formatMessage(isBank ? messages.authorizationBank : messages.authorizationCard, {
    name: method.accountHolderName,
    lender: brand.legalName,
    issuer: method.issuerName,
    lastFour: method.lastFour,
    amount,
    loanLastFour,
    date: intl.formatDate(new Date(), { year: 'numeric', month: 'long', day: 'numeric' }),
    phone: support.phone,
  });
  const isSending = intent.status === 'submitting';

  return (
    <>
      <PaySteps current={2} />
      <PageTitle message={messages.reviewTitle} />
      <IntentNotice intent={intent} />
      <ScreenCard>
        <p className="due-line">
          <span className="due-line-label">
            <FormattedMessage {...messages.youArePaying} />
          </span>
          <Amount cents={centsOf(intent.amount)} size="due" />
        </p>
        <SummaryList
          rows={[
            {
              key: 'loan',
              label: <FormattedMessage {...messages.loan} />,
              value: (
                <>
                  {addressLine(loan.property)}
                  <br />
                  <FormattedMessage {...servicingMessages.masked} values={{ lastFour: loanLastFour }} />
                </>
              ),
            },
            { key: 'method', label: <FormattedMessage {...messages.method} />, value: methodWords(intl, method) },
            { key: 'when', label: <FormattedMessage {...messages.when} />, value: <FormattedMessage {...messages.today} /> },
          ]}
        />
        <p className="muted">
          <FormattedMessage {...messages.cutOff} /> <FormattedMessage {...messages.noFee} />
        </p>
      </ScreenCard>
      <ScreenCard title={<FormattedMessage {...messages.authorization} />}>
        <p>{authorizationText}</p>
        <div className="no-print">
          <PrintButton>
            <FormattedMessage {...messages.printAuthorization} />
          </PrintButton>
        </div>
      </ScreenCard>
      <div className="actions no-print">
        {(canSubmit(intent) || isSending) && !(intent.status === 'refused' && intent.code !== null) && (
          <ActionButton
            look="primary"
            busy={isSending}
            busyLabel={<FormattedMessage {...messages.sending} />}
            onClick={() => dispatch(paymentSubmitted({ loanIdentifier: intent.loanIdentifier, authorizationText }))}
          >
            <FormattedMessage {...(isBank ? messages.authorizeAndPay : messages.pay)} values={{ amount }} />
          </ActionButton>
        )}
        {!isSending && (
          <ActionLink look="quiet" to={paths.pay.mode(intent.loanIdentifier)}>
            <FormattedMessage {...messages.changeMethod} />
          </ActionLink>
        )}
      </div>
      <p role="status" className="muted">
        {isSending && <FormattedMessage {...messages.sending} />}
      </p>
    </>
  );
}

/** What an earlier press of Pay came to, when it came to nothing. */
export function IntentNotice({ intent }: { intent: PaymentIntent }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  if (intent.status === 'notReceived') {
    return (
      <Notice tone="attention">
        <FormattedMessage {...messages.notReceived} />
      </Notice>
    );
  }
  if (intent.status !== 'refused') return null;
  if (intent.code === 'amountChanged' || intent.code === 'nothingDue') {
    return (
      <Notice tone="error">
        <p>
          <FormattedMessage {...messages.amountChanged} />
        </p>
        <ActionButton
          onClick={() => {
            dispatch(borrowerApi.util.invalidateTags(['Loan']));
            void navigate(paths.pay.details(intent.loanIdentifier));
          }}
        >
          <FormattedMessage {...messages.seeNewAmount} />
        </ActionButton>
      </Notice>
    );
  }
  if (intent.code === 'paymentInProgress') {
    return (
      <Notice tone="attention">
        <p>
          <FormattedMessage {...messages.inProgress} />
        </p>
        <ActionLink to={paths.loans.details(intent.loanIdentifier)}>
          <FormattedMessage {...messages.seeLoan} />
        </ActionLink>
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={<FormattedMessage {...messages.refused} />}>
      {intent.message}
    </Notice>
  );
}
