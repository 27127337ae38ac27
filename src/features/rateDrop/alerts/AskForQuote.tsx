import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';

import type { LoanOfficer } from '#contract/borrower/officers.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';

import { alertsMessages as messages } from './alertsMessages.ts';

/** Email link to the alert's loan officer, or to the lender when there is none, with the phone number to call. */
export function AskForQuote({ officer }: { officer: LoanOfficer | null }) {
  const { support, brand } = useConfig();
  const isReachable = officer !== null && isEmailAddress(officer.emailAddress);
  const address = isReachable ? officer.emailAddress : support.email;
  const name = isReachable ? `${officer.firstName} ${officer.lastName}` : brand.name;
  const phone = isReachable ? (officer.phone ?? '') : support.phone;
  return (
    <>
      <Button variant="contained" href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>
        <FormattedMessage {...messages.ask} values={{ name }} />
      </Button>
      {phone !== '' && <PhoneLink phone={phone} />}
    </>
  );
}
