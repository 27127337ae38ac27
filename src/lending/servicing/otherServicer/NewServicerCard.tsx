import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { addDays } from '#domain/time/dates.ts';
import { lenderToday, type LoanStatusDetails } from '#domain/loanStatus.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { safeLink } from '#platform/ui/actions/safeLink.ts';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { SummaryList, type SummaryRow } from '#platform/ui/layout/SummaryList.tsx';

import type { LoanServicing } from '../loanTypes.ts';
import { messages } from './transferMessages.ts';

/**
 * A payment that the old servicer receives within 60 days of a transfer is not late (12 CFR 1024.33). The effective date is the first
 * day.
 */
const TRANSFER_WINDOW_DAYS = 60;

/** Shows to which servicer a loan moves or has moved, and when. The sentence about the 60 days shows only during those days. */
export function NewServicerCard({ record, standing }: { record: LoanServicing; standing: LoanStatusDetails }) {
  const formatDay = useFormatDay();
  const lastProtectedDay = addDays(record.newServicerEffectiveDate, TRANSFER_WINDOW_DAYS - 1);
  const today = lenderToday(record);
  const isProtected =
    standing.status === 'transferred' && today !== null && lastProtectedDay !== null && today <= lastProtectedDay;
  const website = safeLink(record.newServicerURL);
  const phone = record.newServicerPhone;
  const address = [record.newServicerAddress, record.newServicerLocation].filter(Boolean).join(', ');

  const fact = (key: string, label: (typeof messages)[keyof typeof messages], value: SummaryRow['value']): SummaryRow[] =>
    value === null || value === '' || value === undefined ? [] : [{ key, label: <FormattedMessage {...label} />, value }];
  const rows = [
    ...fact('name', messages.newServicer, record.newServicer),
    ...fact('from', messages.newServicerFrom, formatDay(record.newServicerEffectiveDate, 'date')),
    ...fact('first', messages.newServicerFirstDue, formatDay(record.newServicerFirstPaymentDueDate, 'date')),
    ...fact('address', messages.newServicerAddress, address),
    ...fact('phone', messages.newServicerPhone, phone === null ? null : <PhoneLink phone={phone} />),
    ...fact(
      'website',
      messages.newServicerUrl,
      website === null ? null : (
        <>
          <Link href={website} rel="noreferrer external">
            {website}
          </Link>
          <Typography component="span" variant="body2" color="textSecondary" className="line">
            <FormattedMessage {...messages.siteElsewhere} />
          </Typography>
        </>
      ),
    ),
  ];
  return (
    <SectionCard title={<FormattedMessage {...messages.transferTitle} />}>
      <SummaryList rows={rows} />
      {isProtected && (
        <p>
          <FormattedMessage {...messages.misdirected} values={{ date: formatDay(lastProtectedDay, 'date') ?? '' }} />
        </p>
      )}
      <Typography color="textSecondary">
        <FormattedMessage {...messages.transferTerms} />
      </Typography>
    </SectionCard>
  );
}
