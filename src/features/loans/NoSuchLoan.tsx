import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';

import { ALL_LOANS, borrowerApi } from '#platform/api/borrowerApi.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { paths } from '#platform/routing/paths.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';

import { detailsMessages } from './details/detailsMessages.ts';

/** Shown for a loan that does not exist or belongs to someone else. The response is the same for both, and a retry would not change it. */
export function NoSuchLoan() {
  const dispatch = useDispatch<PortalDispatch>();
  // The cached list may be outdated, for example when the loan was removed in another tab.
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
