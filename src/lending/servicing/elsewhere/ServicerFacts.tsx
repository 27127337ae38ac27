import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { ServicerContact } from '#contract/guests.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { safeLink } from '#platform/ui/actions/safeLink.ts';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';
import { SummaryList, type SummaryRow } from '#platform/ui/layout/SummaryList.tsx';

import { messages } from './servicerMessages.ts';
import { messages as transferMessages } from './transferMessages.ts';

interface Props {
  servicer: ServicerContact | null | undefined;
  /** The number of the loan at DMI, for a loan that is paid there. */
  dmiLoanNumber?: string | null;
  title?: ReactNode;
  /** Shown above the facts. */
  children?: ReactNode;
}

/** Who takes the payments of a loan, and how to reach them. Where the lender does not say, its own phone number shows. */
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
                <a href={website} rel="noreferrer external">
                  {website}
                </a>
                <span className="muted small line">
                  <FormattedMessage {...transferMessages.siteElsewhere} />
                </span>
              </>
            ),
          },
        ]),
    ...(known.mailTo.length === 0
      ? []
      : [{ key: 'mail', label: <FormattedMessage {...messages.mailTo} />, value: <Lines lines={known.mailTo} /> }]),
  ];
  return (
    <ScreenCard title={title}>
      {children}
      <SummaryList rows={rows} />
    </ScreenCard>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className="line">
      {line}
    </span>
  ));
