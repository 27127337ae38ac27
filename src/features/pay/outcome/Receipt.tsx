import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import type { FeeReceipt, PaymentReceipt } from '#contract/payment.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { methodName } from '#lending/methods/methodLabels.ts';
import { maskedLoan } from '#lending/servicing/maskedLoan.ts';
import type { DeclineReason } from '#lending/payments/paymentOutcomeApi.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { CopyButton } from '#platform/ui/actions/CopyButton.tsx';
import { PrintButton } from '#platform/ui/actions/PrintButton.tsx';
import { OutcomePage } from '#platform/ui/feedback/OutcomePage.tsx';
import type { SummaryRow } from '#platform/ui/layout/SummaryList.tsx';
import { useConfig } from '#platform/config/ConfigContext.tsx';

import { messages as payMessages } from '../messages.ts';
import { messages, receiptLabels } from './outcomeMessages.ts';
import { coversSeveralInstallments } from './coversSeveralInstallments.ts';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import { formatReceivedAt } from './formatReceivedAt.ts';

interface ReceiptProps {
  receipt: PaymentReceipt | FeeReceipt;
  /** Replaces the route's title. */
  title?: MessageDescriptor;
  /** Buttons for the next step, besides printing. */
  nextAction?: ReactNode;
  /** Rendered in print only: says where to find this receipt again. */
  printNote?: ReactNode;
}

export function Receipt({ receipt, title, nextAction = null, printNote = null }: ReceiptProps) {
  const intl = useIntl();
  const formatDay = useFormatDay();
  const { transactionIdentifier: confirmation, method } = receipt;
  const property = 'property' in receipt ? receipt.property : undefined;
  const next = 'nextPayment' in receipt ? receipt.nextPayment : undefined;
  const installment = formatDay('dueDate' in receipt ? receipt.dueDate : null, 'long');
  const row = (key: keyof typeof receiptLabels, value: ReactNode): SummaryRow => ({
    key,
    label: <FormattedMessage {...receiptLabels[key]} />,
    value,
  });
  return (
    <>
      <ReceiptSheet
        title={title}
        cents={centsOf(receipt.amount)}
        rows={[
          row('confirmation', <strong>{confirmation}</strong>),
          ...('type' in receipt ? [row('fee', receipt.type)] : []),
          ...(installment === null
            ? []
            : [
                row(
                  'for',
                  <FormattedMessage
                    {...(coversSeveralInstallments(receipt) ? payMessages.installments : payMessages.installment)}
                    values={{ date: installment }}
                  />,
                ),
              ]),
          ...(property === undefined ? [] : [row('property', property)]),
          row('loan', <FormattedMessage {...maskedLoan} values={{ lastFour: receipt.loanNumberLastFour }} />),
          row(
            'paidBy',
            <>
              {method.accountHolderName}
              <br />
              {methodName(intl, method)}
            </>,
          ),
          row('received', <ReceivedAt instant={receipt.receivedAtUtc} />),
          row('credited', formatDay(receipt.creditedOn, 'long')),
          ...(next === undefined
            ? []
            : [
                row(
                  'next',
                  <FormattedMessage
                    {...messages.nextPayment}
                    values={{
                      amount: formatCents(centsOf(next.amount) ?? 0),
                      date: formatDay(next.dueDate, 'long') ?? '',
                    }}
                  />,
                ),
              ]),
        ]}
      />
      <div className="receipt-after">
        <ReceiptActions confirmation={confirmation} goOn={nextAction} />
        <Typography color="textSecondary">
          <FormattedMessage {...messages.mailed} values={{ email: receipt.email }} />
          {method.type === 'ACH' && (
            <>
              {' '}
              <FormattedMessage {...messages.subjectToBank} />
            </>
          )}
        </Typography>
        <section>
          <h2>
            <FormattedMessage {...payMessages.authorization} />
          </h2>
          <p>{receipt.authorizationText}</p>
        </section>
        {printNote !== null && <p className="receipt-foot">{printNote}</p>}
      </div>
    </>
  );
}

export function ReceiptActions({ confirmation, goOn = null }: { confirmation: string | null; goOn?: ReactNode }) {
  return (
    <CardActions className="no-print">
      {goOn}
      <PrintButton variant="text" />
      {confirmation !== null && <CopyButton text={confirmation} label={<FormattedMessage {...messages.copyNumber} />} />}
    </CardActions>
  );
}

interface DeclinedProps {
  reason: DeclineReason;
  /** Replaces the route's title. */
  title?: MessageDescriptor;
  /** Path of the page to choose another method; null when unknown. */
  tryAnother: string | null;
}

export function DeclinedPage({ reason, title = messages.failTitle, tryAnother }: DeclinedProps) {
  return (
    <OutcomePage
      tone="error"
      title={title}
      actions={
        tryAnother !== null && (
          <Button component={RouterLink} variant="contained" to={tryAnother}>
            <FormattedMessage {...messages.tryAnother} />
          </Button>
        )
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
        <CallSupport />
      </p>
    </OutcomePage>
  );
}

/** @param instant in UTC */
function ReceivedAt({ instant }: { instant: string }) {
  const intl = useIntl();
  const { support } = useConfig();
  const { there, here } = formatReceivedAt(instant, support.timeZone, (at, parts) => intl.formatDate(at, parts));
  return (
    <>
      {there}
      {here !== null && (
        <>
          <br />
          <Typography component="span" variant="body2" color="textSecondary">
            <FormattedMessage {...messages.whereYouAre} values={{ time: here }} />
          </Typography>
        </>
      )}
    </>
  );
}
