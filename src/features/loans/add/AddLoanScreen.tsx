import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { BackLink } from '#platform/ui/actions/BackLink.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { withLoans } from '../loansSlice.ts';
import { AddLoanForm } from './AddLoanForm.tsx';
import { messages } from './addLoanMessages.ts';

/** `/loans/add`: adds a loan to the borrower's list. */
export const AddLoanScreen = withLoans(() => {
  return (
    <NarrowColumn>
      <BackLink to={paths.loans.list}>
        <FormattedMessage {...messages.back} />
      </BackLink>
      <PageTitle />
      <Typography variant="subtitle1" sx={{ marginBottom: 3 }}>
        <FormattedMessage {...messages.lead} />
      </Typography>
      <AddLoanForm />
    </NarrowColumn>
  );
});
