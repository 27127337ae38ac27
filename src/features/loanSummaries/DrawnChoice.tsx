import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Drawn } from './comparison.ts';
import { messages } from './messages.ts';

interface Props {
  drawn: Drawn;
  onDrawn: (drawn: Drawn) => void;
}

const CHOICES = [
  { value: 'difference', label: messages.difference },
  { value: 'cost', label: messages.totalCost },
] as const;

/** Whether the chart draws differences or totals. */
export function DrawnChoice({ drawn, onDrawn }: Props) {
  const name = useId();
  return (
    <fieldset className="drawn-choice no-print">
      <legend className="visually-hidden">
        <FormattedMessage {...messages.chartShows} />
      </legend>
      {CHOICES.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={value}
            checked={drawn === value}
            onChange={() => onDrawn(value)}
          />
          <span>
            <FormattedMessage {...label} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
