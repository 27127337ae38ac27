import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { isPaidElsewhere, standingOf } from '#domain/loanStanding.ts';
import { PaidElsewhere } from '#lending/servicing/elsewhere/PaidElsewhere.tsx';
import type { LoanServicing } from '#lending/servicing/loanShapes.ts';
import { paths } from '#platform/routing/paths.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';

import { messages } from '../messages.ts';

interface Props {
  loanIdentifier: string;
  /** Undefined for a loan that is not boarded yet. */
  record?: LoanServicing;
}

/** A borrower's loan that cannot be paid now: who takes its payments, or that its own page says why. */
export function NotPayable({ loanIdentifier, record }: Props) {
  const seeLoan = (
    <Button component={RouterLink} variant="outlined" to={paths.loans.details(loanIdentifier)}>
      <FormattedMessage {...messages.seeLoan} />
    </Button>
  );
  if (record !== undefined && isPaidElsewhere(standingOf(record).standing)) {
    return (
      <>
        <h2>
          <FormattedMessage {...messages.notPayable} />
        </h2>
        <PaidElsewhere loanIdentifier={loanIdentifier} record={record} />
        <CardActions>{seeLoan}</CardActions>
      </>
    );
  }
  return (
    <Alert severity="info" role="note">
      <AlertTitle>
        <FormattedMessage {...messages.notPayable} />
      </AlertTitle>
      <p>
        <FormattedMessage {...messages.notPayableWhy} />
      </p>
      {seeLoan}
    </Alert>
  );
}

/** For a guest, for whom there is no page about the loan: what is owed, or who takes it, is not known here. */
export function NotKnown() {
  return (
    <Alert severity="warning" role="note">
      <AlertTitle>
        <FormattedMessage {...messages.notPayable} />
      </AlertTitle>
      <p>
        <FormattedMessage {...messages.notKnown} />
      </p>
      <p>
        <CallSupport />
      </p>
    </Alert>
  );
}

/** The same for a guest where nothing is due. */
export function NothingDue() {
  return (
    <Alert severity="info" role="note">
      <AlertTitle>
        <FormattedMessage {...messages.notPayable} />
      </AlertTitle>
      <p>
        <FormattedMessage {...messages.nothingDue} />
      </p>
      <p>
        <CallSupport />
      </p>
    </Alert>
  );
}
