import type { MessageDescriptor } from 'react-intl';

import type { LoanScenario } from '#contract/borrower/scenarios.ts';

import { centsIn, leastOf, type Standing } from './comparison.ts';
import { messages } from './messages.ts';
import { ScenarioCard } from './ScenarioCard.tsx';

interface Props {
  scenarios: readonly LoanScenario[];
  /** In the order of the scenarios. */
  standings: readonly Standing[];
  years: number;
}

/** In what one scenario can be better than the others, besides its cost. */
const MERITS: { words: MessageDescriptor; of: (scenario: LoanScenario) => number }[] = [
  {
    words: messages.lowestPayment,
    of: ({ principalAndInterest, taxesAndInsurance, mortgageInsurance }) =>
      centsIn(principalAndInterest) + centsIn(taxesAndInsurance) + centsIn(mortgageInsurance),
  },
  { words: messages.lowestRate, of: ({ rate }) => Number(rate) },
  { words: messages.leastCash, of: ({ cashToClose }) => centsIn(cashToClose) },
];

/** The scenarios, side by side from 768 px, their rows in line. */
export function ScenarioCards({ scenarios, standings, years }: Props) {
  const best = MERITS.map(({ words, of }) => ({ words, places: leastOf(scenarios.map(of)) }));
  const amounts = new Set(scenarios.map(({ loanAmount }) => loanAmount));
  return (
    <div className={`scenarios scenarios-${scenarios.length}`}>
      {scenarios.map((scenario, index) => {
        const standing = standings[index];
        return standing === undefined ? null : (
          <ScenarioCard
            key={String(index)}
            index={index}
            scenario={scenario}
            standing={standing}
            years={years}
            merits={best.flatMap(({ words, places }) => (places.includes(index) ? [words] : []))}
            hasOwnAmount={amounts.size > 1}
          />
        );
      })}
    </div>
  );
}
