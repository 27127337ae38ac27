import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import type { DeclineReason, FeeReceipt, PaymentReceipt } from '#contract/payment.ts';
import { centsOf } from '#domain/money.ts';
import { methodName } from '#lending/methods/methodWords.ts';
import { maskedLoan } from '#lending/servicing/maskedLoan.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { CopyButton } from '#platform/ui/actions/CopyButton.tsx';
import { PrintButton } from '#platform/ui/actions/PrintButton.tsx';
import { OutcomePage } from '#platform/ui/feedback/OutcomePage.tsx';
import { Amount } from '#platform/ui/layout/Amount.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { messages as payMessages } from '../messages.ts';
import { messages } from './outcomeMessages.ts';
import { receiptLabels } from './receiptLabels.ts';
import { ReceivedAt } from './ReceivedAt.tsx';

interface ReceiptProps {
  receipt: PaymentReceipt | FeeReceipt;
  title?: MessageDescriptor;
  /** What to do next, besides printing. */
  goOn: ReactNode;
}

/** The receipt of a loan's payment or a fee's, as the payment API has it. */
export function Receipt({ receipt, title = messages.successTitle, goOn }: ReceiptProps) {
  const intl = useIntl();
  const formatDay = useFormatDay();
  const property = 'property' in receipt ? receipt.property : undefined;
  const installment = formatDay('dueDate' in receipt ? receipt.dueDate : null, 'long');
  return (
    <>
      <OutcomePage
        tone="success"
        title={title}
        facts={[
          {
            key: 'confirmation',
            label: <FormattedMessage {...receiptLabels.confirmation} />,
            value: (
              <CopyButton text={receipt.transactionIdentifier} thing={intl.formatMessage(receiptLabels.confirmation)}>
                <strong>{receipt.transactionIdentifier}</strong>
              </CopyButton>
            ),
          },
          ...('type' in receipt ? [{ key: 'fee', label: <FormattedMessage {...receiptLabels.fee} />, value: receipt.type }] : []),
          ...(installment === null
            ? []
            : [
                {
                  key: 'for',
                  label: <FormattedMessage {...receiptLabels.for} />,
                  value: <FormattedMessage {...messages.installment} values={{ date: installment }} />,
                },
              ]),
          ...(property === undefined
            ? []
            : [{ key: 'property', label: <FormattedMessage {...receiptLabels.property} />, value: property }]),
          {
            key: 'loan',
            label: <FormattedMessage {...receiptLabels.loan} />,
            value: <FormattedMessage {...maskedLoan} values={{ lastFour: receipt.loanNumberLastFour }} />,
          },
          {
            key: 'paidBy',
            label: <FormattedMessage {...receiptLabels.paidBy} />,
            value: (
              <>
                {receipt.method.accountHolderName}
                <br />
                {methodName(intl, receipt.method)}
              </>
            ),
          },
          {
            key: 'received',
            label: <FormattedMessage {...receiptLabels.received} />,
            value: <ReceivedAt instant={receipt.receivedAtUtc} />,
          },
          {
            key: 'credited',
            label: <FormattedMessage {...receiptLabels.credited} />,
            value: formatDay(receipt.creditedOn, 'long'),
          },
        ]}
        actions={
          <>
            {goOn}
            <PrintButton />
          </>
        }
      >
        <p className="receipt-amount">
          <Amount cents={centsOf(receipt.amount)} size="due" />
        </p>
        <p>
          <FormattedMessage {...messages.mailed} values={{ email: receipt.email }} />
        </p>
        {receipt.method.type === 'ACH' && (
          <p>
            <FormattedMessage {...messages.subjectToBank} />
          </p>
        )}
      </OutcomePage>
      <ScreenCard title={<FormattedMessage {...payMessages.authorization} />}>
        <p>{receipt.authorizationText}</p>
      </ScreenCard>
    </>
  );
}

interface DeclinedProps {
  reason: DeclineReason;
  title?: MessageDescriptor;
  /** The page to choose another method on; null when it is not known. */
  tryAnother: string | null;
}

/** Says that a payment charged nothing, and why. */
export function DeclinedPage({ reason, title = messages.failTitle, tryAnother }: DeclinedProps) {
  return (
    <OutcomePage
      tone="error"
      title={title}
      actions={
        tryAnother !== null && (
          <ActionLink look="primary" to={tryAnother}>
            <FormattedMessage {...messages.tryAnother} />
          </ActionLink>
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
