import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';

import type { Loan, LoanServicing } from '#lending/servicing/loanShapes.ts';
import { isNotFound } from '#platform/api/portalError.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useIsMounted } from '#platform/useIsMounted.ts';
import { paths } from '#platform/routing/paths.ts';
import { BackLink } from '#platform/ui/actions/BackLink.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { withLoans } from '../loansFeature.ts';
import { useGetLoanQuery } from '../loansApi.ts';
import { NoSuchLoan } from '../NoSuchLoan.tsx';
import { addressSaved, selectSavedAddress, type WithLoans } from '../loansSlice.ts';
import { AddressSaved } from './AddressSaved.tsx';
import { newestAddress } from './mailingAddress.ts';
import { MailingAddressForm } from './MailingAddressForm.tsx';
import { MailNow } from './MailNow.tsx';
import { messages } from './messages.ts';

/** Where mail goes, and beside it where it is to go. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  marginTop: 24,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const SKELETON = (
  <Columns>
    <CardSkeleton of="facts" rows={2} />
    <CardSkeleton of="fields" rows={4} />
  </Columns>
);

/** `/loans/{loanIdentifier}/mailing-address`: where mail about a loan goes, and beside it where it is to go. */
export const MailingAddressScreen = withLoans(() => {
  const { loanIdentifier = '' } = useParams();
  // Always asked for again, and not shown before that: it may have been changed in another window.
  const [openedAt] = useState(() => Date.now());
  const loan = useGetLoanQuery(loanIdentifier, { refetchOnMountOrArgChange: true });
  const currentData = (loan.fulfilledTimeStamp ?? 0) < openedAt ? undefined : loan.currentData;
  // Once the form stands, what cannot be asked again is no trouble: a change names the address that it replaces.
  const error = currentData === undefined ? loan.error : undefined;
  return (
    <>
      <BackLink to={paths.loans.details(loanIdentifier)}>
        <FormattedMessage {...messages.back} />
      </BackLink>
      <PageTitle />
      {isNotFound(loan.error) ? (
        <NoSuchLoan />
      ) : (
        <QueryView query={{ ...loan, currentData, error }} skeleton={SKELETON}>
          {(data) => {
            const record = data.loanServicings[0];
            return record === undefined ? <NotBoarded /> : <ChangeAddress loan={data} record={record} />;
          }}
        </QueryView>
      )}
    </>
  );
});

/** The form, and once it is saved what became of it. Its first record stays known while the loan is asked for again. */
function ChangeAddress({ loan, record }: { loan: Loan; record: LoanServicing }) {
  const [before] = useState(record);
  const dispatch = useDispatch();
  const isMounted = useIsMounted();
  const saved = useSelector((state: WithLoans) => selectSavedAddress(state, loan.loanIdentifier));
  if (saved !== null) return <AddressSaved {...saved} />;
  const tellSaved = (changed: Loan) => {
    if (isMounted()) dispatch(addressSaved({ loan: changed, before })); // the form may have been opened again
  };
  const which = { address: loan.property.streetAddress, lastFour: loan.loanNumber.slice(-4) };
  return (
    <>
      <Typography variant="subtitle1">
        <FormattedMessage {...messages.forLoan} values={which} />
      </Typography>
      <Columns>
        <MailNow loan={loan} record={record} onSaved={tellSaved} />
        <ScreenCard title={<FormattedMessage {...messages.newAddress} />}>
          <MailingAddressForm loanIdentifier={loan.loanIdentifier} known={newestAddress(before)} onSaved={tellSaved} />
        </ScreenCard>
      </Columns>
    </>
  );
}

/** The lender has no address for its mail yet. */
function NotBoarded() {
  return (
    <EmptyState drawing="letter" title={<FormattedMessage {...messages.notBoarded} />}>
      <p>
        <FormattedMessage {...messages.notBoardedHelp} />
      </p>
      <Typography variant="body2" color="textSecondary">
        <CallSupport />
      </Typography>
    </EmptyState>
  );
}
