import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import Box from '@mui/material/Box';

import type { Loan, LoanServicing } from '#lending/servicing/loanTypes.ts';
import { isNotFound } from '#platform/api/portalError.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useIsMounted } from '#platform/useIsMounted.ts';
import { paths } from '#platform/routing/paths.ts';
import { BackLink } from '#platform/ui/actions/BackLink.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { getLoanStatus } from '#domain/loanStatus.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';

import { useGetLoanQuery } from '../loansApi.ts';
import { NoSuchLoan } from '../NoSuchLoan.tsx';
import { addressSaved, selectSavedAddress, type WithLoans, withLoans } from '../loansSlice.ts';
import { AddressSaved } from './AddressSaved.tsx';
import { newestAddress } from './mailingAddress.ts';
import { MailingAddressForm } from './MailingAddressForm.tsx';
import { messages } from './messages.ts';
import { AddressLines } from './AddressLines.tsx';
import { CancelAddressChange } from './CancelAddressChange.tsx';

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
    <CardSkeleton rowKind="facts" rows={2} />
    <CardSkeleton rowKind="fields" rows={4} />
  </Columns>
);

/** `/loans/{loanIdentifier}/mailing-address`: the current mailing address, with the form that changes it. */
export const MailingAddressScreen = withLoans(() => {
  const { loanIdentifier = '' } = useParams();
  // Waits for a fresh response before rendering the form, because the address may have been changed in another window.
  const [openedAt] = useState(() => Date.now());
  const loan = useGetLoanQuery(loanIdentifier, { refetchOnMountOrArgChange: true });
  const currentData = (loan.fulfilledTimeStamp ?? 0) < openedAt ? undefined : loan.currentData;
  // Once the form is shown, a failed refetch is ignored: each change names the address it replaces, so the lender detects conflicts.
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

/** Shows the form and then its outcome. Remembers the first servicing record while the loan is refetched. */
function ChangeAddress({ loan, record }: { loan: Loan; record: LoanServicing }) {
  const [before] = useState(record);
  const dispatch = useDispatch();
  const isMounted = useIsMounted();
  const saved = useSelector((state: WithLoans) => selectSavedAddress(state, loan.loanIdentifier));
  if (saved !== null) return <AddressSaved {...saved} />;
  const reportSaved = (changed: Loan) => {
    if (isMounted()) dispatch(addressSaved({ loan: changed, before })); // by now the user may have opened the form again
  };
  const which = { address: loan.property.streetAddress, lastFour: loan.loanNumber.slice(-4) };
  return (
    <>
      <Typography variant="subtitle1">
        <FormattedMessage {...messages.forLoan} values={which} />
      </Typography>
      <Columns>
        <CurrentMailingAddress loan={loan} record={record} onSaved={reportSaved} />
        <SectionCard title={<FormattedMessage {...messages.newAddress} />}>
          <MailingAddressForm loanIdentifier={loan.loanIdentifier} known={newestAddress(before)} onSaved={reportSaved} />
        </SectionCard>
      </Columns>
    </>
  );
}

/** The lender has no mailing address for a loan that is not boarded yet. */
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

interface Props {
  loan: Loan;
  record: LoanServicing;
  /** Called after a pending change was canceled. */
  onSaved: (loan: Loan) => void;
}

function CurrentMailingAddress({ loan, record, onSaved }: Props) {
  const formatDay = useFormatDay();
  const ahead = record.newMailingAddress ?? null;
  return (
    <SectionCard title={<FormattedMessage {...messages.now} />}>
      <Typography>
        <AddressLines address={record} />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage {...messages.whatFor} />
      </Typography>
      {ahead !== null && (
        <Box sx={{ paddingTop: 2, borderTop: '1px solid var(--line)' }}>
          <Typography>
            <strong className="line">
              <FormattedMessage {...messages.from} values={{ date: formatDay(ahead.effectiveDate, 'date') ?? '' }} />
            </strong>
            <AddressLines address={ahead} />
          </Typography>
          <CancelAddressChange loanIdentifier={loan.loanIdentifier} record={record} onSaved={onSaved} />
        </Box>
      )}
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage {...messages.propertyStays} values={{ address: addressLine(loan.property) }} />
      </Typography>
      {getLoanStatus(record).status === 'transferred' && (
        <Typography>
          <FormattedMessage {...messages.movedTo} values={{ servicer: record.newServicer ?? '' }} />
        </Typography>
      )}
    </SectionCard>
  );
}
