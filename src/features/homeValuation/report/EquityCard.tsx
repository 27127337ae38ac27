import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

import type { HomeValue, Lien } from '#contract/borrower/valuation.ts';
import { equityOf, type Equity } from '#domain/equity.ts';
import { formatWholeDollars, wholeDollars } from '#domain/wholeDollars.ts';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';
import '#lending/servicing/servicing.css';

import { messages } from '../messages.ts';
import { centsOfAmount, formatAmountInDollars } from './amounts.ts';

interface EquityBarProps {
  valueCents: number;
  /** Balance of each lien, first mortgage first. */
  owedCents: readonly number[];
}

/** Minimum share of the bar for each part, so that small parts stay visible. */
const MIN_SEGMENT_SHARE = 0.01;

const USUAL_MAX_LOAN_TO_VALUE = 0.8;

/** Bar of liens and equity with a mark at 80% of the value. Hidden from screen readers, because the rows below it have the same figures. */
function EquityBar({ valueCents, owedCents }: EquityBarProps) {
  const owed = owedCents.reduce((sum, cents) => sum + cents, 0);
  const whole = Math.max(valueCents, owed);
  const share = (cents: number) => Math.max(cents / whole, MIN_SEGMENT_SHARE);
  const mark = (USUAL_MAX_LOAN_TO_VALUE * valueCents) / whole;
  return (
    <Bar aria-hidden="true">
      <div className="composition-bar">
        {owedCents.map((cents, nth) => (
          <Box key={String(nth)} component="span" className={`chart-${nth + 2}`} sx={{ flexGrow: share(cents) }} />
        ))}
        {owed < valueCents && <Box component="span" className="chart-1" sx={{ flexGrow: share(valueCents - owed) }} />}
      </div>
      <Mark sx={{ left: `${mark * 100}%` }} />
      <Typography variant="body2" color="textSecondary" align="right" sx={{ width: `${mark * 100}%`, marginTop: 1 }}>
        <FormattedMessage {...messages.mark80} values={{ amount: formatWholeDollars(USUAL_MAX_LOAN_TO_VALUE * valueCents) }} />
      </Typography>
    </Bar>
  );
}

const Bar = styled('div')({ position: 'relative' });

const Mark = styled('span')({ position: 'absolute', top: -6, width: 2, height: 24, background: 'var(--ink)' });

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
