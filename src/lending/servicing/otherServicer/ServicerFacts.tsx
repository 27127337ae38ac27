import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { ServicerContact } from '#contract/guests.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { safeLink } from '#platform/ui/actions/safeLink.ts';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { SummaryList, type SummaryRow } from '#platform/ui/layout/SummaryList.tsx';

import { messages } from './servicerMessages.ts';
import { messages as transferMessages } from './transferMessages.ts';

interface Props {
  servicer: ServicerContact | null | undefined;
  /** Loan number at DMI; null for loans that are not paid there. */
  dmiLoanNumber?: string | null;
  title?: ReactElement;
  /** Content shown above the contact details. */
  children?: ReactNode;
}

/** Shows who takes the payments of a loan and how to reach them. When the servicer is unknown, shows the lender's own phone number. */
export function ServicerFacts({ servicer, dmiLoanNumber = null, title, children }: Props) {
  const { brand, support } = useConfig();
  const known = servicer ?? { name: brand.name, phone: support.phone, hours: support.hours, website: null, mailTo: [] };
  const website = safeLink(known.website);
  const rows: SummaryRow[] = [
    { key: 'name', label: <FormattedMessage {...messages.company} />, value: known.name },
    ...(dmiLoanNumber === null
      ? []
      : [{ key: 'number', label: <FormattedMessage {...messages.dmiNumber} />, value: dmiLoanNumber }]),
    { key: 'phone', label: <FormattedMessage {...messages.phone} />, value: <PhoneLink phone={known.phone} /> },
    { key: 'hours', label: <FormattedMessage {...messages.hours} />, value: known.hours },
    ...(website === null
      ? []
      : [
          {
            key: 'website',
            label: <FormattedMessage {...messages.website} />,
            value: (
              <>
                <Link href={website} rel="noreferrer external">
                  {website}
                </Link>
                <Typography component="span" variant="body2" color="textSecondary" className="line">
                  <FormattedMessage {...transferMessages.siteElsewhere} />
                </Typography>
              </>
            ),
          },
        ]),
    ...(known.mailTo.length === 0
      ? []
      : [{ key: 'mail', label: <FormattedMessage {...messages.mailTo} />, value: <Lines lines={known.mailTo} /> }]),
  ];
  const facts = (
    <>
      {children}
      <SummaryList rows={rows} />
    </>
  );
  return title === undefined ? <Card>{facts}</Card> : <SectionCard title={title}>{facts}</SectionCard>;
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className="line">
      {line}
    </span>
  ));
