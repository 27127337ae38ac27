import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import type { RecentPayment } from '#contract/borrower/loans.ts';
import type { LoanServicing } from '#lending/servicing/loanTypes.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { isUnreadable } from '#domain/unreadable.ts';
import { methodName } from '#lending/methods/methodLabels.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { paths } from '#platform/routing/paths.ts';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { Amount } from '#platform/ui/layout/Amount.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';

import { detailsMessages } from './detailsMessages.ts';

interface Props {
  loanIdentifier: string;
  record: LoanServicing;
}

/** Payments made on a loan through this portal, each with a link to its receipt. Renders nothing if the lender reports none. */
export function RecentPayments({ loanIdentifier, record: { recentPayments = [] } }: Props) {
  const { support } = useConfig();
  if (recentPayments.length === 0) return null;
  return (
    <SectionCard title={<FormattedMessage {...detailsMessages.paymentsMade} />}>
      <List>
        {recentPayments.map((payment, nth) =>
          isUnreadable(payment) ? (
            <ListItem key={nth} divider>
              <FormattedMessage {...detailsMessages.unreadablePayment} />
            </ListItem>
          ) : (
            <PaymentRow key={payment.reference ?? payment.receivedAtUtc} divider>
              <Payment loanIdentifier={loanIdentifier} payment={payment} />
            </PaymentRow>
          ),
        )}
      </List>
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage {...detailsMessages.notAHistory} values={{ phone: <PhoneLink phone={support.phone} /> }} />
      </Typography>
    </SectionCard>
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
          <Link component={RouterLink} to={paths.loans.receipt(loanIdentifier, reference)} aria-label={label}>
            {day}
          </Link>
        )}
        <br />
        <Typography component="span" variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
      </span>
      <Amount cents={cents} />
    </>
  );
}

const PaymentRow = styled(ListItem)({ justifyContent: 'space-between', gap: 16, '& a': { fontWeight: 600 } });
