import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { CreatedFundingAccount } from '#contract/payment.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { methodWords } from '#platform/paymentForms/methodWords.ts';
import { messages as servicingMessages } from '#platform/servicing/messages.ts';
import '#platform/servicing/servicing.css';
import { ActionButton } from '#platform/ui/ActionButton.tsx';
import { ActionLink } from '#platform/ui/ActionLink.tsx';
import { Amount } from '#platform/ui/Amount.tsx';
import { PageTitle } from '#platform/ui/PageTitle.tsx';
import { PrintButton } from '#platform/ui/PrintButton.tsx';
import { ScreenCard } from '#platform/ui/ScreenCard.tsx';
import { SummaryList } from '#platform/ui/SummaryList.tsx';

import { messages as feeMessages } from './feeMessages.ts';
import { FEE_STEPS } from './feeSteps.ts';
import { IntentNotice } from './IntentNotice.tsx';
import { messages } from './messages.ts';
import type { Payable } from './payable.ts';
import { PaySteps } from './PayFlow.tsx';
import { canSubmit, paymentSubmitted, type PaymentIntent } from './paySlice.ts';

interface Props {
  payable: Payable;
  intent: PaymentIntent;
  method: CreatedFundingAccount;
}

/** Everything about the payment once more, the authorization, and the one button that moves money. */
export function ReviewStep({ payable, intent, method }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { brand, support } = useConfig();
  const amount = formatCents(centsOf(intent.amount) ?? 0);
  const isBank = method.type === 'ACH';
  const { loanLastFour, address, feeType, pages, receiptGoesTo } = payable;
  const purpose =
    feeType === null
      ? intl.formatMessage(messages.purposeLoan, { loanLastFour })
      : intl.formatMessage(messages.purposeFee, { feeType, loanLastFour });
  const authorizationText = intl.formatMessage(isBank ? messages.authorizationBank : messages.authorizationCard, {
    name: method.accountHolderName,
    lender: brand.legalName,
    issuer: method.issuerName,
    lastFour: method.lastFour,
    amount,
    purpose,
    date: intl.formatDate(new Date(), { year: 'numeric', month: 'long', day: 'numeric' }),
    phone: support.phone,
  });
  const receipt = intent.email ?? receiptGoesTo ?? null;
  const isSending = intent.status === 'submitting';

  return (
    <>
      {feeType === null ? <PaySteps current={2} /> : <PaySteps current={1} steps={FEE_STEPS} />}
      <PageTitle message={feeType === null ? messages.reviewTitle : feeMessages.reviewTitle} />
      <IntentNotice payable={payable} intent={intent} />
      <ScreenCard>
        <p className="due-line">
          <span className="due-line-label">
            <FormattedMessage {...messages.youArePaying} />
          </span>
          <Amount cents={centsOf(intent.amount)} size="due" />
        </p>
        <SummaryList
          rows={[
            ...(feeType === null ? [] : [{ key: 'fee', label: <FormattedMessage {...messages.fee} />, value: feeType }]),
            {
              key: 'loan',
              label: <FormattedMessage {...messages.loan} />,
              value: (
                <>
                  {address}
                  <br />
                  <FormattedMessage {...servicingMessages.masked} values={{ lastFour: loanLastFour }} />
                </>
              ),
            },
            { key: 'method', label: <FormattedMessage {...messages.method} />, value: methodWords(intl, method) },
            { key: 'when', label: <FormattedMessage {...messages.when} />, value: <FormattedMessage {...messages.today} /> },
            ...(receipt === null
              ? []
              : [{ key: 'receipt', label: <FormattedMessage {...messages.receiptLabel} />, value: receipt }]),
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
            onClick={() => dispatch(paymentSubmitted({ subject: intent.subject, authorizationText }))}
          >
            <FormattedMessage {...(isBank ? messages.authorizeAndPay : messages.pay)} values={{ amount }} />
          </ActionButton>
        )}
        {!isSending && (
          <ActionLink look="quiet" to={pages.mode}>
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
