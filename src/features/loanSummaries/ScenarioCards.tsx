import { meritsOf, type Comparison, type Standing } from './comparison.ts';
import { ScenarioCard } from './ScenarioCard.tsx';
import { Scenarios } from './ScenarioLayout.tsx';

interface Props {
  comparison: Comparison;
  /** Same order as the scenarios. */
  standings: readonly Standing[];
  years: number;
}

/** Scenario cards with aligned rows, side by side from 768 px. */
export function ScenarioCards({ comparison: { scenarios, sizes, oneSize }, standings, years }: Props) {
  const merits = meritsOf(scenarios);
  return (
    <Scenarios count={scenarios.length}>
      {scenarios.map((scenario, index) => {
        const standing = standings[index];
        return standing === undefined ? null : (
          <ScenarioCard
            key={String(index)}
            index={index}
            scenario={scenario}
            standing={standing}
            years={years}
            merits={merits[index] ?? []}
            ownSize={oneSize === null ? sizes[index] : undefined}
          />
        );
      })}
    </Scenarios>
  );
}
