import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { BackLink } from '#platform/ui/actions/BackLink.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import './addLoan.css';
import { AddLoanForm } from './AddLoanForm.tsx';
import { messages } from './addLoanMessages.ts';

/** `/loans/add`: puts a loan on the borrower's list. */
export function AddLoanScreen() {
  return (
    <div className="flow add-loan">
      <BackLink to={paths.loans.list}>
        <FormattedMessage {...messages.back} />
      </BackLink>
      <PageTitle />
      <p className="lead">
        <FormattedMessage {...messages.lead} />
      </p>
      <AddLoanForm />
    </div>
  );
}
