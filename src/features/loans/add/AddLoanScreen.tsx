import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { BackLink } from '#platform/ui/actions/BackLink.tsx';
import { Flow } from '#platform/ui/layout/Flow.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { withLoans } from '../loansFeature.ts';
import { AddLoanForm } from './AddLoanForm.tsx';
import { messages } from './addLoanMessages.ts';

/** `/loans/add`: adds a loan to the borrower's list. */
export const AddLoanScreen = withLoans(() => {
  return (
    <Flow>
      <BackLink to={paths.loans.list}>
        <FormattedMessage {...messages.back} />
      </BackLink>
      <PageTitle />
      <Typography variant="subtitle1" sx={{ marginBottom: 3 }}>
        <FormattedMessage {...messages.lead} />
      </Typography>
      <AddLoanForm />
    </Flow>
  );
});
