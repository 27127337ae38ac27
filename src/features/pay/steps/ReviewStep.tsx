import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';

import type { CreatedFundingAccount } from '#contract/payment.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { useGetProfileQuery } from '#features/auth/authApi.ts';
import { methodName } from '#lending/methods/methodLabels.ts';
import { maskedLoan } from '#lending/servicing/maskedLoan.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { lenderClock } from '#platform/config/lenderClock.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';
import { PrintButton } from '#platform/ui/actions/PrintButton.tsx';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';
import { SlowNote } from '#platform/ui/feedback/SlowNote.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import {
  anotherAsked,
  anotherLeft,
  canSubmit,
  isTemporaryRefusal,
  paymentSubmitted,
  selectIsConfirming,
  type PaymentIntent,
  type WithPay,
} from '../intent/paySlice.ts';
import { messages } from '../messages.ts';
import { PaySteps } from '../PaySteps.tsx';
import { PayTotal } from '../PayTotal.tsx';
import { IntentNotice } from './IntentNotice.tsx';
import { PaidRecentlyAlert, PaidRecentlyText } from './PaidRecentlyAlert.tsx';
import { hasUnclearRecentPayment, recentlyPaidInstallment, type Payable } from './payable.ts';
import { messages as reviewMessages } from './reviewMessages.ts';
import { UnclearPaymentAlert, UnclearPaymentText } from './UnclearPaymentAlert.tsx';

interface Props {
  payable: Payable;
  intent: PaymentIntent;
  method: CreatedFundingAccount;
}

/** Has the only button that charges money. */
export function ReviewStep({ payable, intent, method }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { brand, support } = useConfig();
  const amount = formatCents(centsOf(intent.amount) ?? 0);
  const isBank = method.type === 'ACH';
  const { loanLastFour, address, feeType, covers, pages, defaultReceiptEmail } = payable;
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
  const receipt = intent.email ?? defaultReceiptEmail ?? profile?.email ?? null;
  const isSending = intent.status === 'submitting';
  const formatDay = useFormatDay();
  const credited = formatDay(payable.creditedIfPaidNow, 'weekday');
  const installment = formatDay(intent.dueDate, 'date');
  const changeLink = (label: string) =>
    !isSending && (
      // Touch target of 44 px; the negative margin keeps the row's height.
      <Link
        component={RouterLink}
        className="no-print"
        sx={{ marginBlock: '-12px', marginLeft: '12px', paddingBlock: '12px' }}
        to={pages.mode}
        aria-label={label}
      >
        <FormattedMessage {...reviewMessages.change} />
      </Link>
    );
  const paid = recentlyPaidInstallment(payable);
  const isUnclear = hasUnclearRecentPayment(payable);
  const authorizationId = useId();
  const { subject } = intent;
  const isConfirming = useSelector((state: WithPay) => selectIsConfirming(state, subject));
  const submit = () => dispatch(paymentSubmitted({ subject, authorizationText }));

  return (
    <>
      {feeType === null ? <PaySteps current={2} /> : <PaySteps of="fee" current={1} />}
      <PageTitle message={feeType === null ? reviewMessages.reviewTitle : reviewMessages.feeReviewTitle} />
      <IntentNotice payable={payable} intent={intent} />
      {paid !== null && !isSending && <PaidRecentlyAlert paid={paid} dueDate={intent.dueDate} />}
      {isUnclear && !isSending && <UnclearPaymentAlert />}
      <Card>
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
                  <Typography component="span" variant="body2" color="textSecondary" className="line">
                    {address}
                    <br />
                    <FormattedMessage {...maskedLoan} values={{ lastFour: loanLastFour }} />
                  </Typography>
                </>
              ),
            },
            {
              key: 'from',
              label: <FormattedMessage {...reviewMessages.from} />,
              value: (
                <>
                  {methodName(intl, method)}
                  {changeLink(intl.formatMessage(reviewMessages.changeMethod))}
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
                        {!isOwn && changeLink(intl.formatMessage(reviewMessages.changeEmail))}
                      </>
                    ),
                  },
                ]),
          ]}
        />
        {credited === null && (
          <Typography color="textSecondary">
            <FormattedMessage {...reviewMessages.cutOff} />
          </Typography>
        )}
      </Card>
      <Box component="section" sx={{ paddingTop: 1 }}>
        <Typography variant="body1" component="h2" sx={{ marginBottom: 0.5, fontWeight: 650 }}>
          <FormattedMessage {...messages.authorization} />
        </Typography>
        <Typography id={authorizationId}>{authorizationText}</Typography>
        <PrintButton variant="text">
          <FormattedMessage {...reviewMessages.printAuthorization} />
        </PrintButton>
      </Box>
      <CardActions className="no-print">
        {(canSubmit(intent) || isSending) && !(intent.status === 'refused' && !isTemporaryRefusal(intent.code)) && (
          <BusyButton
            variant="contained"
            aria-describedby={authorizationId}
            busy={isSending}
            busyLabel={<FormattedMessage {...reviewMessages.sending} />}
            onClick={paid === null && !isUnclear ? submit : () => dispatch(anotherAsked(subject))}
          >
            <FormattedMessage {...(isBank ? reviewMessages.authorizeAndPay : messages.pay)} values={{ amount }} />
          </BusyButton>
        )}
        {!isSending && (
          <Button component={RouterLink} variant="text" to={pages.mode}>
            <FormattedMessage {...reviewMessages.backToMethod} />
          </Button>
        )}
      </CardActions>
      {(paid !== null || isUnclear) && (
        <ConfirmDialog
          open={isConfirming}
          title={<FormattedMessage {...reviewMessages.anotherTitle} values={{ amount }} />}
          confirmLabel={<FormattedMessage {...(isBank ? reviewMessages.authorizeAndPay : messages.pay)} values={{ amount }} />}
          isCancelPreferred
          onConfirm={submit}
          onCancel={() => dispatch(anotherLeft())}
        >
          {paid !== null && <PaidRecentlyText paid={paid} dueDate={intent.dueDate} />}
          {isUnclear && <UnclearPaymentText />}
        </ConfirmDialog>
      )}
      {isSending && <LinearProgress aria-hidden="true" />}
      <SlowNote isSending={isSending} />
    </>
  );
}
