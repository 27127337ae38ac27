import { skipToken } from '@reduxjs/toolkit/query';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';

import type { CreatedFundingAccount } from '#contract/payment.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { useGetProfileQuery } from '#features/auth/authApi.ts';
import { methodName } from '#lending/methods/methodWords.ts';
import { maskedLoan } from '#lending/servicing/maskedLoan.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { lenderClock } from '#platform/config/lenderClock.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { PrintButton } from '#platform/ui/actions/PrintButton.tsx';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';
import { SlowNote } from '#platform/ui/feedback/SlowNote.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import { canSubmit, isPassing, paymentSubmitted, type PaymentIntent } from '../intent/paySlice.ts';
import { messages } from '../messages.ts';
import { PaySteps } from '../PaySteps.tsx';
import { PayTotal } from '../PayTotal.tsx';
import { IntentNotice } from './IntentNotice.tsx';
import { PaidBefore, PaidBeforeWords } from './PaidBefore.tsx';
import { isPaidUnclearly, paidBefore, type Payable } from './payable.ts';
import { messages as reviewMessages } from './reviewMessages.ts';
import { UnclearPayment, UnclearPaymentWords } from './UnclearPayment.tsx';

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
  const { loanLastFour, address, feeType, covers, pages, receiptGoesTo } = payable;
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
    date: intl.formatDate(lenderClock(), { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }),
    phone: support.phone,
  });
  const isOwn = intent.right.kind === 'session';
  const { data: profile } = useGetProfileQuery(isOwn ? undefined : skipToken);
  const receipt = intent.email ?? receiptGoesTo ?? profile?.email ?? null;
  const isSending = intent.status === 'submitting';
  const formatDay = useFormatDay();
  const credited = formatDay(payable.creditedIfPaidNow, 'weekday');
  const installment = formatDay(intent.dueDate, 'date');
  const change = (label: string) =>
    !isSending && (
      <Link className="pay-change no-print" to={pages.mode} aria-label={label}>
        <FormattedMessage {...reviewMessages.change} />
      </Link>
    );
  const paid = paidBefore(payable);
  const isUnclear = isPaidUnclearly(payable);
  const authorizationId = useId();
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
      {isUnclear && !isSending && <UnclearPayment />}
      <ScreenCard>
        <PayTotal label={<FormattedMessage {...reviewMessages.once} />} cents={centsOf(intent.amount)} isFee={feeType !== null} />
        <SummaryList
          rows={[
            {
              key: 'for',
              label: <FormattedMessage {...reviewMessages.for} />,
              value: (
                <>
                  {feeType ??
                    (installment !== null && (
                      <FormattedMessage
                        {...(covers.isSeveral ? messages.installments : messages.installment)}
                        values={{ date: installment }}
                      />
                    ))}
                  {covers.hasCharges && (
                    <span className="line">
                      <FormattedMessage {...messages.withCharges} />
                    </span>
                  )}
                  <span className="line muted small">
                    {address}
                    <br />
                    <FormattedMessage {...maskedLoan} values={{ lastFour: loanLastFour }} />
                  </span>
                </>
              ),
            },
            {
              key: 'from',
              label: <FormattedMessage {...reviewMessages.from} />,
              value: (
                <>
                  {methodName(intl, method)}
                  {change(intl.formatMessage(reviewMessages.changeMethod))}
                </>
              ),
            },
            ...(credited === null
              ? []
              : [{ key: 'credited', label: <FormattedMessage {...reviewMessages.credited} />, value: credited }]),
            ...(receipt === null
              ? []
              : [
                  {
                    key: 'receipt',
                    label: <FormattedMessage {...reviewMessages.receiptLabel} />,
                    value: (
                      <>
                        {receipt}
                        {!isOwn && change(intl.formatMessage(reviewMessages.changeEmail))}
                      </>
                    ),
                  },
                ]),
          ]}
        />
        {credited === null && (
          <p className="muted">
            <FormattedMessage {...reviewMessages.cutOff} />
          </p>
        )}
      </ScreenCard>
      <section className="pay-authorization">
        <h2>
          <FormattedMessage {...messages.authorization} />
        </h2>
        <p id={authorizationId}>{authorizationText}</p>
        <PrintButton look="quiet">
          <FormattedMessage {...reviewMessages.printAuthorization} />
        </PrintButton>
      </section>
      <div className="actions no-print">
        {(canSubmit(intent) || isSending) && !(intent.status === 'refused' && !isPassing(intent.code)) && (
          <ActionButton
            look="primary"
            aria-describedby={authorizationId}
            busy={isSending}
            busyLabel={<FormattedMessage {...reviewMessages.sending} />}
            onClick={paid === null && !isUnclear ? submit : () => setIsAsking(true)}
          >
            <FormattedMessage {...(isBank ? reviewMessages.authorizeAndPay : messages.pay)} values={{ amount }} />
          </ActionButton>
        )}
        {!isSending && (
          <ActionLink look="quiet" to={pages.mode}>
            <FormattedMessage {...reviewMessages.backToMethod} />
          </ActionLink>
        )}
      </div>
      {(paid !== null || isUnclear) && (
        <ConfirmDialog
          open={isAsking}
          title={<FormattedMessage {...reviewMessages.anotherTitle} values={{ amount }} />}
          confirmLabel={<FormattedMessage {...(isBank ? reviewMessages.authorizeAndPay : messages.pay)} values={{ amount }} />}
          isCancelPreferred
          onConfirm={submit}
          onCancel={() => setIsAsking(false)}
        >
          {paid !== null && <PaidBeforeWords paid={paid} dueDate={intent.dueDate} />}
          {isUnclear && <UnclearPaymentWords />}
        </ConfirmDialog>
      )}
      {isSending && <div className="progress-line" />}
      <SlowNote isSending={isSending} />
    </>
  );
}
