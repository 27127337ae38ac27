import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import type { RecentPayment } from '#contract/borrower/loans.ts';
import type { LoanServicing } from '#lending/servicing/loanShapes.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { isUnreadable } from '#domain/unreadable.ts';
import { methodName } from '#lending/methods/methodWords.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { paths } from '#platform/routing/paths.ts';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { Amount } from '#platform/ui/layout/Amount.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { detailsMessages } from './detailsMessages.ts';

interface Props {
  loanIdentifier: string;
  record: LoanServicing;
}

/** The payments that this portal took on a loan, each with its receipt. Nothing where the lender does not say. */
export function PaymentsMade({ loanIdentifier, record: { recentPayments = [] } }: Props) {
  const { support } = useConfig();
  if (recentPayments.length === 0) return null;
  return (
    <ScreenCard title={<FormattedMessage {...detailsMessages.paymentsMade} />}>
      <ul className="payments-made">
        {recentPayments.map((payment, nth) =>
          isUnreadable(payment) ? (
            <li key={nth}>
              <FormattedMessage {...detailsMessages.unreadablePayment} />
            </li>
          ) : (
            <li key={payment.reference ?? payment.receivedAtUtc}>
              <Payment loanIdentifier={loanIdentifier} payment={payment} />
            </li>
          ),
        )}
      </ul>
      <p className="muted small">
        <FormattedMessage {...detailsMessages.notAHistory} values={{ phone: <PhoneLink phone={support.phone} /> }} />
      </p>
    </ScreenCard>
  );
}

function Payment({ loanIdentifier, payment }: { loanIdentifier: string; payment: RecentPayment }) {
  const intl = useIntl();
  const formatDay = useFormatDay();
  const { reference, method, kind, state } = payment;
  const day = formatDay(payment.receivedOn, 'date') ?? '';
  const cents = centsOf(payment.amount);
  const facts = [
    ...(kind === 'fee' ? [intl.formatMessage(detailsMessages.feeMade)] : []),
    ...(state === 'running' ? [intl.formatMessage(detailsMessages.onItsWay)] : []),
    method === null ? intl.formatMessage(detailsMessages.paidBySomebody) : methodName(intl, method),
  ];
  const label = intl.formatMessage(detailsMessages.receiptOf, { date: day, amount: formatCents(cents ?? 0) });
  return (
    <>
      <span>
        {reference === null || state === 'running' ? (
          <strong>{day}</strong>
        ) : (
          <Link to={paths.loans.receipt(loanIdentifier, reference)} aria-label={label}>
            {day}
          </Link>
        )}
        <br />
        <span className="muted small">{facts.join(' · ')}</span>
      </span>
      <Amount cents={cents} />
    </>
  );
}
