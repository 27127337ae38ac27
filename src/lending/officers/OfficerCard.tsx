import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, defineMessages, type MessageValue } from 'react-intl';
import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';

import type { LoanOfficer } from '#contract/borrower/officers.ts';
import { isEmailAddress } from '#domain/userInput/emailAddress.ts';
import { initialsOf } from '#domain/initialsOf.ts';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { SummaryList, type SummaryRow } from '#platform/ui/layout/SummaryList.tsx';

interface OfficerPhotoProps {
  /** URL of the photo; empty when the lender has none. */
  address: string;
  initials: string;
}

const Photo = styled(Avatar)({ width: 48, height: 48, fontSize: '1rem' });

/** Rendered as the avatar's child: with the Avatar's own `src`, Material UI would request the image twice. */
const Picture = styled('img')({ width: '100%', height: '100%', objectFit: 'cover' });

/**
 * Photo of a person whose name is shown beside it. Falls back to the initials when there is no photo or it fails to load, and to nothing
 * without a name.
 */
function OfficerPhoto({ address, initials }: OfficerPhotoProps) {
  const [isMissing, setIsMissing] = useState(address === '');
  if (isMissing) return initials === '' ? null : <Photo aria-hidden="true">{initials}</Photo>;
  return (
    <Photo>
      <Picture src={address} alt="" width={48} height={48} onError={() => setIsMissing(true)} />
    </Photo>
  );
}

const messages = {
  ...defineMessages({
    title: { id: 'officers.title', defaultMessage: 'Your loan officer' },
    role: { id: 'officers.role', defaultMessage: 'Loan officer' },
    call: { id: 'officers.call', defaultMessage: 'Phone' },
    write: { id: 'officers.write', defaultMessage: 'Email' },
    branch: { id: 'officers.branch', defaultMessage: 'Branch' },
  }),
  ...defineMessages<{ licensed: { role: MessageValue; nmlsId: string } }>({
    licensed: { id: 'officers.licensed', defaultMessage: '{role}, NMLS #{nmlsId}' },
  }),
};

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
