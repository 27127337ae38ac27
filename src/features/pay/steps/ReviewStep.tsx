import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { CreatedFundingAccount } from '#contract/payment.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { methodWords } from '#lending/methods/methodWords.ts';
import { maskedLoan } from '#lending/servicing/maskedLoan.ts';
import '#lending/servicing/servicing.css';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { PrintButton } from '#platform/ui/actions/PrintButton.tsx';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';
import { Amount } from '#platform/ui/layout/Amount.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import { canSubmit, paymentSubmitted, type PaymentIntent } from '../intent/paySlice.ts';
import { messages } from '../messages.ts';
import { PaySteps } from '../PaySteps.tsx';
import { IntentNotice } from './IntentNotice.tsx';
import { PaidBefore, PaidBeforeWords } from './PaidBefore.tsx';
import { paidBefore, type Payable } from './payable.ts';
import { messages as reviewMessages } from './reviewMessages.ts';

interface Props {
  payable: Payable;
  intent: PaymentIntent;
  method: CreatedFundingAccount;
}

/** Everything about the payment, the authorization, and the one button that moves money. */
export function ReviewStep({ payable, intent, method }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { brand, support } = useConfig();
  const amount = formatCents(centsOf(intent.amount) ?? 0);
  const isBank = method.type === 'ACH';
  const { loanLastFour, address, feeType, pages, receiptGoesTo } = payable;
  const purpose =
    feeType === null
      ? intl.formatMessage(reviewMessages.purposeLoan, { loanLastFour })
      : intl.formatMessage(reviewMessages.purposeFee, { feeType, loanLastFour });
  const authorizationText = intl.formatMessage(isBank ? reviewMessages.authorizationBank : reviewMessages.authorizationCard, {
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
  const credited = useFormatDay()(payable.creditedIfPaidNow, 'weekday');
  const isSlow = useIsSlow(isSending);
  const paid = paidBefore(payable);
  const [isAsking, setIsAsking] = useState(false);
  const submit = () => {
    setIsAsking(false);
    dispatch(paymentSubmitted({ subject: intent.subject, authorizationText }));
  };

  return (
    <>
      {feeType === null ? <PaySteps current={2} /> : <PaySteps of="fee" current={1} />}
      <PageTitle message={feeType === null ? reviewMessages.reviewTitle : reviewMessages.feeReviewTitle} />
      <IntentNotice payable={payable} intent={intent} />
      {paid !== null && !isSending && <PaidBefore paid={paid} dueDate={intent.dueDate} />}
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
                  <FormattedMessage {...maskedLoan} values={{ lastFour: loanLastFour }} />
                </>
              ),
            },
            { key: 'method', label: <FormattedMessage {...messages.method} />, value: methodWords(intl, method) },
            {
              key: 'when',
              label: <FormattedMessage {...reviewMessages.when} />,
              value: <FormattedMessage {...reviewMessages.today} />,
            },
            ...(credited === null
              ? []
              : [{ key: 'credited', label: <FormattedMessage {...reviewMessages.credited} />, value: credited }]),
            ...(receipt === null
              ? []
              : [{ key: 'receipt', label: <FormattedMessage {...reviewMessages.receiptLabel} />, value: receipt }]),
          ]}
        />
        <p className="muted">
          {credited === null && <FormattedMessage {...reviewMessages.cutOff} />} <FormattedMessage {...messages.noFee} />
        </p>
      </ScreenCard>
      <ScreenCard title={<FormattedMessage {...messages.authorization} />}>
        <p>{authorizationText}</p>
        <div className="no-print">
          <PrintButton>
            <FormattedMessage {...reviewMessages.printAuthorization} />
          </PrintButton>
        </div>
      </ScreenCard>
      <div className="actions no-print">
        {(canSubmit(intent) || isSending) && !(intent.status === 'refused' && intent.code !== null) && (
          <ActionButton
            look="primary"
            busy={isSending}
            busyLabel={<FormattedMessage {...reviewMessages.sending} />}
            onClick={paid === null ? submit : () => setIsAsking(true)}
          >
            <FormattedMessage {...(isBank ? reviewMessages.authorizeAndPay : messages.pay)} values={{ amount }} />
          </ActionButton>
        )}
        {!isSending && (
          <ActionLink look="quiet" to={pages.mode}>
            <FormattedMessage {...reviewMessages.changeMethod} />
          </ActionLink>
        )}
      </div>
      {paid !== null && (
        <ConfirmDialog
          open={isAsking}
          title={<FormattedMessage {...reviewMessages.anotherTitle} values={{ amount }} />}
          confirmLabel={<FormattedMessage {...messages.pay} values={{ amount }} />}
          isCancelPreferred
          onConfirm={submit}
          onCancel={() => setIsAsking(false)}
        >
          <PaidBeforeWords paid={paid} dueDate={intent.dueDate} />
        </ConfirmDialog>
      )}
      {isSending && <div className="progress-line" />}
      <p role="status" className="muted">
        {isSlow && <FormattedMessage {...reviewMessages.stillSending} />}
      </p>
    </>
  );
}

/** After this long the page says that the sending takes longer. Milliseconds. */
const SLOW_MS = 5000;

/** Whether something has been going on for more than five seconds. */
function useIsSlow(isGoingOn: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isGoingOn]);
  return isSlow;
}
