import { FormattedMessage } from 'react-intl';

import type { Lien } from '#contract/borrower/valuation.ts';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import { messages } from '../messages.ts';
import { centsOfAmount } from './amounts.ts';

/** Balances owed on a home without an estimate. */
export function LiensCard({ liens }: { liens: readonly Lien[] }) {
  const rows = liens.map(({ kind, balance }, nth) => ({
    key: `${kind} ${nth}`,
    label: <FormattedMessage {...messages[kind]} />,
    cents: centsOfAmount(balance),
  }));
  const total = {
    key: 'total',
    label: <FormattedMessage {...messages.owedInAll} />,
    cents: rows.reduce((sum, { cents }) => sum + cents, 0),
    isTotal: true,
  };
  return (
    <SectionCard title={<FormattedMessage {...messages.owedTitle} />}>
      <SummaryList rows={rows.length > 1 ? [...rows, total] : rows} />
    </SectionCard>
  );
}
