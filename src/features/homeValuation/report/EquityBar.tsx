import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import '#lending/servicing/servicing.css';

import { formatWholeDollars } from '#domain/wholeDollars.ts';

import { messages } from '../messages.ts';

interface Props {
  valueCents: number;
  /** Balance of each lien, first mortgage first. */
  owedCents: readonly number[];
}

/** Minimum share of the bar for each part, so that small parts stay visible. */
const MIN_SEGMENT_SHARE = 0.01;
const USUAL_MAX_LOAN_TO_VALUE = 0.8;

/** Bar of liens and equity with a mark at 80% of the value. Hidden from screen readers, because the rows below it have the same figures. */
export function EquityBar({ valueCents, owedCents }: Props) {
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
