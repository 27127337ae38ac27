import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { isServicedElsewhere, getLoanStatus } from '#domain/loanStatus.ts';
import { OtherServicerInfo } from '#lending/servicing/otherServicer/OtherServicerInfo.tsx';
import type { LoanServicing } from '#lending/servicing/loanTypes.ts';
import { paths } from '#platform/routing/paths.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';

import { messages } from '../messages.ts';

interface Props {
  loanIdentifier: string;
  /** Undefined for a loan that is not boarded yet. */
  record?: LoanServicing;
}

/** Says that a borrower's loan cannot be paid now: shows who takes its payments, or links to the loan's page for the reason. */
export function NotPayable({ loanIdentifier, record }: Props) {
  const seeLoan = (
    <Button component={RouterLink} variant="outlined" to={paths.loans.details(loanIdentifier)}>
      <FormattedMessage {...messages.seeLoan} />
    </Button>
  );
  if (record !== undefined && isServicedElsewhere(getLoanStatus(record).status)) {
    return (
      <>
        <h2>
          <FormattedMessage {...messages.notPayable} />
        </h2>
        <OtherServicerInfo loanIdentifier={loanIdentifier} record={record} />
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

/** Shown to a guest when it is unknown what is owed or who takes the payments. A guest has no loan page to link to. */
export function UnknownAmountDue() {
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
