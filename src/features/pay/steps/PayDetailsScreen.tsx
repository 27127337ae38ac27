import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { isServicedElsewhere, getLoanStatus } from '#domain/loanStatus.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { hasUnreadablePayment, isInstallmentPaid, recentInstallment } from '#domain/recentInstallment.ts';
import { PendingPaymentGate } from '#lending/payments/PendingPaymentGate.tsx';
import { AmountBreakdown } from '#lending/servicing/AmountBreakdown.tsx';
import { DueLine } from '#lending/servicing/DueLine.tsx';
import { maskedLoan } from '#lending/servicing/maskedLoan.ts';
import { RecentInstallmentLine, UnreadablePaymentLine } from '#lending/servicing/RecentInstallmentLine.tsx';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { paths } from '#platform/routing/paths.ts';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from '../messages.ts';
import { PayLayout } from '../PayLayout.tsx';
import { PaySteps } from '../PaySteps.tsx';
import { messages as detailsMessages } from './detailsMessages.ts';
import { UnknownAmountDue, NotPayable, NothingDue } from './NotPayable.tsx';
import type { PayableLoan } from './payable.ts';
import { PayableView } from './PayableView.tsx';
import { usePayable } from './usePayable.ts';

/** `/pay/details`: breakdown of the amount due, before any form. `?loan=` selects a loan of the signed-in borrower. */
export function PayDetailsScreen() {
  const query = usePayable('details');
  const subject = query.currentData;
  return (
    <PayLayout isPaidElsewhere={subject?.kind === 'loan' && isServicedElsewhere(getLoanStatus(subject.loan.record).status)}>
      <PaySteps current={0} />
      <PageTitle />
      <PayableView hasTitle query={query} skeleton={<CardSkeleton hasLead rowKind="facts" rows={4} />}>
        {(loan) => (getLoanStatus(loan.record).isPayable ? <AmountDueDetails loan={loan} /> : <CannotPay loan={loan} />)}
      </PayableView>
    </PayLayout>
  );
}

function CannotPay({ loan: { terms, record } }: { loan: PayableLoan }) {
  const { right } = terms;
  if (right.kind === 'ticket' && getLoanStatus(record).status === 'unclear') return <UnknownAmountDue />;
  return right.kind === 'session' ? <NotPayable loanIdentifier={right.loanIdentifier} record={record} /> : <NothingDue />;
}

function AmountDueDetails({ loan: { record, address, loanLastFour, terms, pages } }: { loan: PayableLoan }) {
  const paid = recentInstallment(record);
  const isUnclear = hasUnreadablePayment(record);
  const formatDay = useFormatDay();
  const { right } = terms;
  const { status, lastTimelyDay, isFirstPayment, isTransferPending } = getLoanStatus(record);
  const late = centsOf(record.lateChargeAmount) ?? 0;
  const lateFrom = formatDay(lastTimelyDay, 'date');
  const goOn = (
    <Button component={RouterLink} variant={paid === null && !isUnclear ? 'contained' : 'outlined'} to={pages.mode}>
      <FormattedMessage {...(isInstallmentPaid(paid) ? detailsMessages.payAhead : messages.continue)} />
    </Button>
  );
  return (
    <>
      <Typography variant="subtitle1">
        {address}
        <br />
        <FormattedMessage {...maskedLoan} values={{ lastFour: loanLastFour }} />
      </Typography>
      {right.kind === 'ticket' && isTransferPending && (
        <Alert severity="info" role="note">
          <p>
            <FormattedMessage
              {...detailsMessages.movesTo}
              values={{ servicer: record.newServicer ?? '', date: formatDay(record.newServicerEffectiveDate, 'date') ?? '' }}
            />
          </p>
          <p>
            <Link component={RouterLink} to={paths.pay.newServicer}>
              <FormattedMessage {...detailsMessages.aboutMove} />
            </Link>
          </p>
        </Alert>
      )}
      <Card>
        {paid !== null && (
          <RecentInstallmentLine loanIdentifier={right.kind === 'session' ? right.loanIdentifier : null} paid={paid} />
        )}
        {isUnclear && <UnreadablePaymentLine />}
        {right.kind === 'ticket' && isFirstPayment && (
          <p>
            <FormattedMessage {...detailsMessages.firstPayment} />
          </p>
        )}
        <DueLine record={record} standing={status} />
        <AmountBreakdown record={record} />
        {late > 0 && lateFrom !== null && status !== 'overdueCharged' && (
          <p>
            <FormattedMessage {...detailsMessages.lateNote} values={{ date: lateFrom, amount: formatCents(late) }} />
          </p>
        )}
        <Typography color="textSecondary">
          <FormattedMessage {...messages.noFee} />
        </Typography>
      </Card>
      <CardActions>
        {right.kind === 'session' ? <PendingPaymentGate loanIdentifier={right.loanIdentifier}>{goOn}</PendingPaymentGate> : goOn}
        {right.kind === 'session' && (
          <Button component={RouterLink} variant="text" to={paths.loans.details(right.loanIdentifier)}>
            <FormattedMessage {...messages.seeLoan} />
          </Button>
        )}
      </CardActions>
      {right.kind === 'ticket' && (
        <p>
          <FormattedMessage {...detailsMessages.tenMinutes} />
        </p>
      )}
    </>
  );
}
