import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';

import { ALL_LOANS, borrowerApi } from '#platform/api/borrowerApi.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { paths } from '#platform/routing/paths.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';

import { detailsMessages } from './detailsMessages.ts';

/** Another borrower's, or never there: the answer is the same, and asking again would not change it. */
export function NoSuchLoan() {
  const dispatch = useDispatch<PortalDispatch>();
  // The list that led here may be older than that: it was removed in another tab, perhaps.
  useEffect(() => {
    dispatch(borrowerApi.util.invalidateTags([{ type: 'Loan', id: ALL_LOANS }]));
  }, [dispatch]);
  return (
    <EmptyState
      drawing="signpost"
      title={<FormattedMessage {...detailsMessages.noSuchLoan} />}
      action={
        <Button component={RouterLink} variant="contained" to={paths.loans.list}>
          <FormattedMessage {...detailsMessages.toYourLoans} />
        </Button>
      }
    >
      <p>
        <FormattedMessage {...detailsMessages.noSuchLoanHelp} />
      </p>
      <Typography variant="body2" color="textSecondary">
        <CallSupport />
      </Typography>
    </EmptyState>
  );
}
