import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink, useSearchParams, useNavigate } from 'react-router-dom';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { Loan } from '#lending/servicing/loanTypes.ts';
import { countUnreadable, readableEntries } from '#domain/unreadable.ts';
import { unreadableLoans, maskedLoan } from '#lending/servicing/maskedLoan.ts';
import { useGetLoansQuery } from '#features/loans/loansApi.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { paths } from '#platform/routing/paths.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { FieldFrame } from '#platform/forms/FieldFrame.tsx';

import { messages } from './messages.ts';
import { Report } from './report/Report.tsx';
import { ReportSkeleton } from './report/ReportSkeleton.tsx';
import { homeChosen, selectChosenHome, withHomeValuation } from './homeValuationSlice.ts';

/** `/home-valuation-report?loan=`: estimated value of the borrower's home. Without the parameter it shows the first loan's home. */
export const HomeValueScreen = withHomeValuation(() => {
  const loans = useGetLoansQuery();
  return (
    <Stack spacing={3}>
      <PageTitle />
      <QueryView query={loans} skeleton={<ReportSkeleton />}>
        {(all) => (
          <>
            {countUnreadable(all) > 0 && (
              <UnreadableNotice title={<FormattedMessage {...unreadableLoans} values={{ count: countUnreadable(all) }} />} />
            )}
            {(countUnreadable(all) === 0 || readableEntries(all).length > 0) && <LoanReport loans={readableEntries(all)} />}
          </>
        )}
      </QueryView>
    </Stack>
  );
});

function LoanReport({ loans }: { loans: readonly Loan[] }) {
  const [search] = useSearchParams();
  const wanted = search.get('loan');
  const loan = wanted === null ? loans[0] : loans.find(({ loanIdentifier }) => loanIdentifier === wanted);
  if (loan === undefined) return <NoHome isUnknown={loans.length > 0} />;
  return (
    <>
      {loans.length > 1 && <HomePicker loans={loans} shown={loan.loanIdentifier} />}
      <Report key={loan.loanIdentifier} home={loan} />
    </>
  );
}

/** @param isUnknown whether the URL names a loan that is not the borrower's; otherwise the borrower has no loans */
const NoHome = ({ isUnknown }: { isUnknown: boolean }) => (
  <EmptyState
    drawing={isUnknown ? 'signpost' : 'home'}
    title={<FormattedMessage {...(isUnknown ? messages.notYours : messages.noLoan)} />}
    action={
      <Button component={RouterLink} variant="contained" to={isUnknown ? paths.homeValue.own : paths.loans.list}>
        <FormattedMessage {...(isUnknown ? messages.toYourHome : messages.toYourLoans)} />
      </Button>
    }
  >
    <Typography>
      <FormattedMessage {...(isUnknown ? messages.notYoursHelp : messages.noLoanHelp)} />
    </Typography>
    <Typography variant="body2" color="textSecondary">
      <CallSupport />
    </Typography>
  </EmptyState>
);

interface Props {
  loans: readonly Loan[];
  /** Identifier of the loan whose home is shown. */
  shown: string;
}

/** Select for several homes. It navigates only on submit, so that arrow keys in the list do not change the page (WCAG 3.2.2). */
function HomePicker({ loans, shown }: Props) {
  const id = useId();
  const intl = useIntl();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const chosen = useSelector(selectChosenHome) ?? shown;
  return (
    <form
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== shown) void navigate(paths.homeValue.ofLoan(chosen));
      }}
    >
      <FieldFrame id={id} label={messages.whichHome} error="">
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <NativeSelect
            id={id}
            input={<OutlinedInput />}
            value={chosen}
            onChange={(event) => dispatch(homeChosen(event.target.value))}
            sx={{ flex: '1 1 18rem', minWidth: 0, maxWidth: '40rem' }}
          >
            {loans.map((loan) => (
              <option key={loan.loanIdentifier} value={loan.loanIdentifier}>
                {[addressLine(loan.property), intl.formatMessage(maskedLoan, { lastFour: loan.loanNumber.slice(-4) })].join(', ')}
              </option>
            ))}
          </NativeSelect>
          <Button type="submit" variant="outlined">
            <FormattedMessage {...messages.showHome} />
          </Button>
        </Stack>
      </FieldFrame>
    </form>
  );
}
