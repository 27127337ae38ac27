import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { isEmailAddress } from '#domain/userInput/emailAddress.ts';
import { readableEntries } from '#domain/unreadable.ts';
import { useGetLoansQuery } from '#features/loans/loansApi.ts';
import { UnavailablePart } from '#platform/query/UnavailablePart.tsx';
import { paths } from '#platform/routing/paths.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';

import { messages } from './requestMessages.ts';

/** Buttons for sending documents to the loan officers of the borrower's loans without a request. */
export function SendToOfficer() {
  const loans = useGetLoansQuery();
  const officers = readableEntries(loans.data ?? [])
    .flatMap(({ contacts }) => readableEntries(contacts))
    .filter(({ role, emailAddress }) => role === 'LOAN_OFFICER' && isEmailAddress(emailAddress));
  const names = new Map(
    officers.map(({ emailAddress, firstName, lastName }) => [emailAddress, `${firstName} ${lastName}`.trim()]),
  );
  return (
    <>
      <UnavailablePart query={loans} message={<FormattedMessage {...messages.officersUnchecked} />} />
      {names.size > 0 && (
        <Typography sx={{ width: '100%', marginBottom: 0.5 }}>
          <FormattedMessage {...messages.noneSend} />
        </Typography>
      )}
      {names.size === 0 && loans.data !== undefined && (
        <Typography>
          <CallSupport />
        </Typography>
      )}
      {[...names].map(([address, name]) => (
        <Button
          component={RouterLink}
          variant={names.size === 1 ? 'contained' : 'outlined'}
          key={address}
          to={paths.documents.sendTo(address)}
        >
          <FormattedMessage {...messages.sendTo} values={{ name: name === '' ? address : name }} />
        </Button>
      ))}
    </>
  );
}
