import { FormattedMessage, useIntl } from 'react-intl';

import type { LoanScenario } from '#contract/borrower/scenarios.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';

import { extraCashToClose } from './comparison.ts';
import { messages } from './messages.ts';
import { useTimeFormatters } from './useTimeFormatters.ts';

interface Props {
  scenarios: readonly LoanScenario[];
  cheapestIndexes: readonly number[];
}

/**
 * Note beside the cheapest scenarios: how much more cash they need at closing than the others. A borrower without that cash cannot choose
 * them.
 */
export function ExtraCashNote({ scenarios, cheapestIndexes }: Props) {
  const intl = useIntl();
  const time = useTimeFormatters();
  const quoted = (name: string) => intl.formatMessage(messages.quoted, { name });
  return cheapestIndexes.map((index) => {
    const more = extraCashToClose(scenarios, index);
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
