import { FormattedMessage, useIntl } from 'react-intl';

import type { LoanScenario } from '#contract/borrower/scenarios.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';

import { moreCashOf } from './comparison.ts';
import { messages } from './messages.ts';
import { useTimeWords } from './useTimeWords.ts';

interface Props {
  scenarios: readonly LoanScenario[];
  /** Indexes of the cheapest scenarios. */
  cheapest: readonly number[];
}

/**
 * Note beside the cheapest scenarios: how much more cash they need at closing than the others. A borrower without that cash cannot choose
 * them.
 */
export function MoreCash({ scenarios, cheapest }: Props) {
  const intl = useIntl();
  const time = useTimeWords();
  const quoted = (name: string) => intl.formatMessage(messages.quoted, { name });
  return cheapest.map((index) => {
    const more = moreCashOf(scenarios, index);
    if (more === null) return null;
    return (
      <span key={index} className="line">
        <FormattedMessage
          {...messages.moreCash}
          values={{
            name: quoted(scenarios[index]?.name ?? ''),
            amount: formatWholeDollars(more.dollars * 100),
            than: time.list(more.than.map(quoted)),
          }}
        />
      </span>
    );
  });
}
