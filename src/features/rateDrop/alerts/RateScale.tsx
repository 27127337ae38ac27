import type { CSSProperties } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { QuotedRate, RatePercent } from '#contract/borrower/rateDrop.ts';

import { alertsMessages as messages } from './alertsMessages.ts';

interface Props {
  /** Null for a purchase, which has no rate yet: its line begins at today's. */
  present: RatePercent | null;
  today: QuotedRate;
  target: RatePercent;
}

/** How far the lender's rate has come from the borrower's own to the one they wait for, as a line and in words below it. */
export function RateScale({ present, today, target }: Props) {
  const intl = useIntl();
  const percent = (rate: RatePercent) => <FormattedMessage {...messages.percent} values={{ rate }} />;
  const [from, at, to] = [Number(present ?? today.rate), Number(today.rate), Number(target)];
  const share = from <= to ? 0 : Math.min(100, Math.max(0, (100 * (from - at)) / (from - to)));
  return (
    <div className="rate-scale">
      <div
        className="rate-scale-line"
        role="img"
        aria-label={
          present === null
            ? intl.formatMessage(messages.scaleToBuy, { today: today.rate, target })
            : intl.formatMessage(messages.scale, { present, today: today.rate, target })
        }
        style={{ '--share': `${share}%` } as CSSProperties}
      >
        <span className="rate-scale-done" />
        <span className="rate-scale-now" />
        <span className="rate-scale-goal" />
      </div>
      <ul className="rate-scale-ends">
        {present !== null && (
          <li>
            <b>{percent(present)}</b> <FormattedMessage {...messages.yourRate} />
          </li>
        )}
        <li>
          <b>{percent(today.rate)}</b> <FormattedMessage {...messages.ratesToday} />
          <b className="line">
            <FormattedMessage {...messages.apr} values={{ apr: today.apr }} />
          </b>
        </li>
        <li>
          <b>{percent(target)}</b> <FormattedMessage {...messages.yourNumber} />
        </li>
      </ul>
    </div>
  );
}
