import { FormattedMessage } from 'react-intl';

import '#lending/servicing/servicing.css';

import { formatWholeDollars } from '#domain/wholeDollars.ts';

import { messages } from '../messages.ts';

interface Props {
  valueCents: number;
  /** Each lien's, the first mortgage first. */
  owedCents: readonly number[];
}

/** A part is never drawn smaller than this share of the whole, so that it can be seen. */
const LEAST_SHARE = 0.01;
const USUAL_MOST = 0.8;

/** What is owed and what is left, as one bar with a mark at 80 % of the value. The rows below it say the same in words and figures. */
export function EquityBar({ valueCents, owedCents }: Props) {
  const owed = owedCents.reduce((sum, cents) => sum + cents, 0);
  const whole = Math.max(valueCents, owed);
  const share = (cents: number) => Math.max(cents / whole, LEAST_SHARE);
  const mark = (USUAL_MOST * valueCents) / whole;
  return (
    <div className="equity-bar" aria-hidden="true">
      <div className="composition-bar">
        {owedCents.map((cents, nth) => (
          <span key={String(nth)} className={`chart-${nth + 2}`} style={{ flexGrow: share(cents) }} />
        ))}
        {owed < valueCents && <span className="chart-1" style={{ flexGrow: share(valueCents - owed) }} />}
      </div>
      <span className="equity-mark" style={{ left: `${mark * 100}%` }} />
      <p className="equity-mark-words small muted" style={{ width: `${mark * 100}%` }}>
        <FormattedMessage {...messages.mark80} values={{ amount: formatWholeDollars(USUAL_MOST * valueCents) }} />
      </p>
    </div>
  );
}
