import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';

import type { DeclineReason, PaymentReceipt } from '#contract/payment.ts';
import { centsOf } from '#domain/money.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { methodWords } from '#platform/paymentForms/methodWords.ts';
import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/ActionLink.tsx';
import { CopyButton } from '#platform/ui/CopyButton.tsx';
import { OutcomePage } from '#platform/ui/OutcomePage.tsx';
import { PageTitle } from '#platform/ui/PageTitle.tsx';
import { PrintButton } from '#platform/ui/PrintButton.tsx';
import { QueryView } from '#platform/ui/QueryView.tsx';
import { ScreenCard } from '#platform/ui/ScreenCard.tsx';
import { Skeleton } from '#platform/ui/Skeleton.tsx';

import { CheckingStep } from './CheckingStep.tsx';
import { messages } from './messages.ts';
import { useGetPaymentOutcomeQuery } from './payApi.ts';
import { PaySteps } from './PayFlow.tsx';
import { PayLayout } from './PayLayout.tsx';

/** Milliseconds between questions while a payment is still running. */
const POLL_MS = 2000;

/**
 * `/pay/success?ref=` and `/pay/fail?ref=`: how a payment ended, as the payment API has it. Which of the two addresses was
 * opened decides nothing: each leads to the other when the truth is there.
 */
export function PaymentOutcomeScreen({ shows }: { shows: 'succeeded' | 'failed' }) {
  const [search] = useSearchParams();
  const reference = search.get('ref') ?? '';
  const outcome = useGetPaymentOutcomeQuery(reference, { refetchOnMountOrArgChange: true });
  const isRunning = outcome.currentData?.state === 'running';
  useGetPaymentOutcomeQuery(reference, { pollingInterval: isRunning ? POLL_MS : 0 });

  return (
    <PayLayout>
      {outcome.currentData === undefined && <PageTitle message={messages.outcomeTitle} />}
      <QueryView query={outcome} skeleton={<Skeleton height="420px" />}>
        {(data) => {
          switch (data.state) {
            case 'succeeded':
              return shows === 'succeeded' ? (
                <Receipt receipt={data.receipt} />
              ) : (
                <Navigate replace to={paths.pay.success(reference)} />
              );
            case 'failed':
              return shows === 'failed' ? (
                <Declined loanIdentifier={data.loanIdentifier} reason={data.reason} />
              ) : (
                <Navigate replace to={paths.pay.fail(reference)} />
              );
            case 'running':
              return <CheckingStep isUnanswerable={false} />;
            case 'none':
              // Known from before this payment was sent, perhaps: what is being asked now decides.
              return outcome.isFetching ? (
                <>
                  <PageTitle message={messages.outcomeTitle} />
                  <Skeleton height="420px" />
                </>
              ) : (
                <NoSuchPayment />
              );
          }
        }}
      </QueryView>
    </PayLayout>
  );
}

function Receipt({ receipt }: { receipt: PaymentReceipt }) {
  const intl = useIntl();
  const formatDay = useFormatDay();
  const received = intl.formatDate(receipt.receivedAtUtc, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return (
    <>
      <PaySteps current={3} />
      <OutcomePage
        tone="success"
        title={messages.successTitle}
        facts={[
          {
            key: 'confirmation',
            label: <FormattedMessage {...messages.confirmation} />,
            value: (
              <CopyButton text={receipt.transactionIdentifier} thing={intl.formatMessage(messages.confirmation)}>
                <strong>{receipt.transactionIdentifier}</strong>
              </CopyButton>
            ),
          },
          { key: 'amount', label: <FormattedMessage {...messages.amount} />, cents: centsOf(receipt.amount) },
          {
            key: 'loan',
            label: <FormattedMessage {...messages.loan} />,
            value: <FormattedMessage {...messages.masked} values={{ lastFour: receipt.loanNumberLastFour }} />,
          },
          { key: 'method', label: <FormattedMessage {...messages.method} />, value: methodWords(intl, receipt.method) },
          { key: 'received', label: <FormattedMessage {...messages.received} />, value: received },
          { key: 'credited', label: <FormattedMessage {...messages.credited} />, value: formatDay(receipt.creditedOn, 'date') },
        ]}
        actions={
          <>
            <ActionLink look="primary" to={paths.loans.list}>
              <FormattedMessage {...messages.seeLoans} />
            </ActionLink>
            <PrintButton />
          </>
        }
      >
        <p>
          <FormattedMessage {...messages.mailed} values={{ email: receipt.email }} />
        </p>
        {receipt.method.type === 'ACH' && (
          <p>
            <FormattedMessage {...messages.subjectToBank} />
          </p>
        )}
      </OutcomePage>
      <ScreenCard title={<FormattedMessage {...messages.authorization} />}>
        <p>{receipt.authorizationText}</p>
      </ScreenCard>
    </>
  );
}

function Declined({ loanIdentifier, reason }: { loanIdentifier: string; reason: DeclineReason }) {
  const { support } = useConfig();
  return (
    <OutcomePage
      tone="error"
      title={messages.failTitle}
      actions={
        <ActionLink look="primary" to={paths.pay.mode(loanIdentifier)}>
          <FormattedMessage {...messages.tryAnother} />
        </ActionLink>
      }
    >
      <p>
        <strong>
          <FormattedMessage {...messages.noMoneyTaken} />
        </strong>
      </p>
      <p>
        <FormattedMessage {...messages[reason]} />
      </p>
      <p>
        <FormattedMessage {...messages.callUs} values={{ phone: support.phone, hours: support.hours }} />
      </p>
    </OutcomePage>
  );
}

function NoSuchPayment() {
  return (
    <OutcomePage
      tone="info"
      title={messages.paymentNotFoundTitle}
      actions={
        <ActionLink look="primary" to={paths.loans.list}>
          <FormattedMessage {...messages.seeLoans} />
        </ActionLink>
      }
    >
      <p>
        <FormattedMessage {...messages.paymentNotFound} />
      </p>
    </OutcomePage>
  );
}
