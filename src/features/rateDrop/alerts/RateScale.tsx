import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';

import type { QuotedRate, RatePercent } from '#contract/borrower/rateDrop.ts';
import { FORCED_COLORS } from '#platform/theme/screens.ts';

import { alertsMessages as messages } from './alertsMessages.ts';

interface Props {
  /** Null for a purchase: the scale then starts at today's rate. */
  present: RatePercent | null;
  today: QuotedRate;
  target: RatePercent;
}

/** Width and height of the two marks (today's rate and the target), in pixels. */
const MARK_PX = 16;
const barStyles = { position: 'absolute', top: 8, left: -9, height: 8, borderRadius: 4 } as const;
const markStyles = { position: 'absolute', top: 4, width: MARK_PX, height: MARK_PX, marginLeft: -MARK_PX / 2 } as const;

/** Progress line. `share` is the distance covered so far, in percent. */
const Line = styled('div', { shouldForwardProp: (prop) => prop !== 'share' })<{ share: number }>(({ share }) => ({
  position: 'relative',
  height: 24,
  marginInline: 9,
  '&::before': {
    ...barStyles,
    right: -9,
    background: 'var(--sand)',
    content: '""',
    [FORCED_COLORS]: { border: '1px solid CanvasText' },
  },
  '& > .done': { ...barStyles, width: `calc(${share}% + 9px)`, background: 'var(--primary)' },
  '& > .now': {
    ...markStyles,
    left: `${share}%`,
    border: '4px solid var(--ink)',
    borderRadius: '50%',
    background: 'var(--card)',
  },
  '& > .goal': {
    ...markStyles,
    left: '100%',
    background: 'var(--primary)',
    boxShadow: '0 0 0 2px var(--card)',
    transform: 'rotate(45deg)',
  },
  [FORCED_COLORS]: { '& > .done, & > .goal': { background: 'Highlight', forcedColorAdjust: 'none' } },
}));

const ScaleLabels = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  justifyContent: 'space-between',
  marginTop: 6,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& b': { display: 'block' },
  '& > li:last-of-type:not(:first-of-type)': { textAlign: 'end' },
  '& > li:nth-of-type(2):not(:last-of-type)': { textAlign: 'center' },
}));

/** Shows how far the lender's rate has moved from the borrower's current rate toward the target rate, as a line with labels. */
export function RateScale({ present, today, target }: Props) {
  const intl = useIntl();
  const percent = (rate: RatePercent) => <FormattedMessage {...messages.percent} values={{ rate }} />;
  const [from, at, to] = [Number(present ?? today.rate), Number(today.rate), Number(target)];
  const share = from <= to ? 0 : Math.min(100, Math.max(0, (100 * (from - at)) / (from - to)));
  return (
    <div>
      <Line
        role="img"
        aria-label={
          present === null
            ? intl.formatMessage(messages.scaleToBuy, { today: today.rate, target })
            : intl.formatMessage(messages.scale, { present, today: today.rate, target })
        }
        share={share}
      >
        <span className="done" />
        <span className="now" />
        <span className="goal" />
      </Line>
      <ScaleLabels>
        {present !== null && (
          <li>
            <b>{percent(present)}</b> <FormattedMessage {...messages.yourRate} />
          </li>
        )}
        <li>
          <b>{percent(today.rate)}</b> <FormattedMessage {...messages.ratesToday} />
          <b>
            <FormattedMessage {...messages.apr} values={{ apr: today.apr }} />
          </b>
        </li>
        <li>
          <b>{percent(target)}</b> <FormattedMessage {...messages.yourNumber} />
        </li>
      </ScaleLabels>
    </div>
  );
}
