import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import type { HomeValue, Lien } from '#contract/borrower/valuation.ts';
import { equityOf, type Equity } from '#domain/equity.ts';
import { formatWholeDollars, wholeDollars } from '#domain/wholeDollars.ts';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import { messages } from '../messages.ts';
import { centsOfAmount, formatAmountInDollars } from './amounts.ts';
import { EquityBar } from './EquityBar.tsx';

interface Props {
  estimate: HomeValue;
  liens: readonly Lien[];
}

/**
 * The borrower's equity: estimated value minus all liens. Amounts are rounded to whole dollars before they are added, so that they add up
 * as shown.
 */
export function EquityCard({ estimate, liens }: Props) {
  const owed = liens.map(({ balance }) => wholeDollars(centsOfAmount(balance)) * 100);
  const [equity, low, high] = [estimate.value, estimate.low, estimate.high].map((amount) =>
    equityOf(centsOfAmount(amount), owed),
  );
  if (equity == null || low == null || high == null || liens.length === 0) {
    return (
      <SectionCard title={<FormattedMessage {...messages.equityTitle} />}>
        <Typography>
          <FormattedMessage {...messages.nothingKnown} />
        </Typography>
      </SectionCard>
    );
  }
  return (
    <Card component="section" aria-labelledby="home-equity">
      <Stack spacing={2}>
        <div>
          <Typography component="h2" id="home-equity" color="textSecondary">
            <FormattedMessage {...messages.equityAbout} />
          </Typography>
          <Typography className="amount amount-due">{formatWholeDollars(equity.equityCents)}</Typography>
        </div>
        {equity.equityCents < 0 && (
          <Typography>
            <strong>
              <FormattedMessage {...messages.negative} />
            </strong>
            <span className="line">
              <FormattedMessage {...messages.negativeMeans} />
            </span>
          </Typography>
        )}
        <EquityBar valueCents={centsOfAmount(estimate.value)} owedCents={owed} />
        <SummaryList
          rows={[
            {
              key: 'value',
              label: <FormattedMessage {...messages.homeValue} />,
              value: <WholeDollars cents={centsOfAmount(estimate.value)} />,
            },
            ...liens.map(({ kind }, nth) => ({
              key: `${kind} ${nth}`,
              label: (
                <>
                  <span className={`swatch chart-${nth + 2}`} aria-hidden="true" />
                  <FormattedMessage {...messages[kind]} />
                </>
              ),
              value: <WholeDollars cents={-(owed[nth] ?? 0)} />,
            })),
            {
              key: 'equity',
              label: (
                <>
                  {equity.equityCents > 0 && <span className="swatch chart-1" aria-hidden="true" />}
                  <FormattedMessage {...messages.equityAbout} />
                </>
              ),
              value: <WholeDollars cents={equity.equityCents} />,
              isTotal: true,
            },
          ]}
        />
        <LoanToValue equity={equity} isOne={liens.length === 1} />
        <Typography variant="body2">
          <FormattedMessage
            {...messages.atTheEnds}
            values={{
              low: formatAmountInDollars(estimate.low),
              high: formatAmountInDollars(estimate.high),
              lowEquity: formatWholeDollars(low.equityCents),
              highEquity: formatWholeDollars(high.equityCents),
            }}
          />
        </Typography>
      </Stack>
    </Card>
  );
}

const WholeDollars = ({ cents }: { cents: number }) => <span className="amount amount-row">{formatWholeDollars(cents)}</span>;

function LoanToValue({
  equity: { loanToValue, combinedLoanToValue, availableTo80Cents },
  isOne,
}: {
  equity: Equity;
  isOne: boolean;
}) {
  return (
    <Typography variant="body2">
      <span className="line">
        {isOne ? (
          <FormattedMessage {...messages.owe} values={{ first: loanToValue }} />
        ) : (
          <FormattedMessage {...messages.oweCombined} values={{ combined: combinedLoanToValue, first: loanToValue }} />
        )}
      </span>
      <span className="line">
        {availableTo80Cents >= 0 ? (
          <FormattedMessage {...messages.upTo80} values={{ left: formatWholeDollars(availableTo80Cents) }} />
        ) : (
          <FormattedMessage {...messages.beyond80} />
        )}
      </span>
    </Typography>
  );
}
