import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

import type { LoanOfficer } from '#contract/borrower/officers.ts';
import { isEmailAddress } from '#domain/userInput/emailAddress.ts';
import { initialsOf } from '#domain/initialsOf.ts';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { SummaryList, type SummaryRow } from '#platform/ui/layout/SummaryList.tsx';

import { messages } from './messages.ts';
import { OfficerPhoto } from './OfficerPhoto.tsx';

/** The loan officer fields that every API response with an officer has. */
export type Officer = Omit<LoanOfficer, 'userIdentifier'>;

interface Props {
  officer: Officer;
  /** "Your loan officer" by default. */
  title?: ReactElement;
}

/**
 * Shows a loan officer with NMLS id, which the SAFE Act requires wherever an officer is named, and contact details. Details that the
 * lender does not give have no row.
 */
export function OfficerCard({ officer, title }: Props) {
  const { firstName, lastName, emailAddress, nmlsId = '', branch = '', phone = '', photoUrl = '' } = officer;
  const name = `${firstName} ${lastName}`.trim();
  const role = <FormattedMessage {...messages.role} />;
  const licensedRole = nmlsId === '' ? role : <FormattedMessage {...messages.licensed} values={{ role, nmlsId }} />;
  const rows: SummaryRow[] = [
    { key: 'phone', isKnown: phone !== '', label: messages.call, value: <PhoneLink phone={phone} /> },
    { key: 'email', isKnown: emailAddress !== '', label: messages.write, value: <EmailLink address={emailAddress} /> },
    { key: 'branch', isKnown: branch !== '', label: messages.branch, value: branch },
  ].flatMap(({ key, isKnown, label, value }) => (isKnown ? [{ key, label: <FormattedMessage {...label} />, value }] : []));
  return (
    <SectionCard title={title ?? <FormattedMessage {...messages.title} />}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', overflowWrap: 'anywhere' }}>
        <OfficerPhoto address={photoUrl} initials={initialsOf([firstName, lastName])} />
        <div>
          <Typography>
            <strong>{name === '' ? licensedRole : name}</strong>
          </Typography>
          {name !== '' && (
            <Typography variant="body2" color="textSecondary">
              {licensedRole}
            </Typography>
          )}
        </div>
      </Stack>
      {rows.length > 0 && <SummaryList rows={rows} />}
    </SectionCard>
  );
}

/**
 * Links an email address; text that is not an address stays plain text. Encoding prevents characters such as "?" from adding a subject or
 * another recipient.
 */
const EmailLink = ({ address }: { address: string }) =>
  isEmailAddress(address) ? <Link href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>{address}</Link> : address;
