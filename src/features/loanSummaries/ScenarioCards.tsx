import { scenarioMerits, type Comparison, type ScenarioResult } from './comparison.ts';
import { ScenarioCard } from './ScenarioCard.tsx';
import { ScenarioGrid } from './ScenarioLayout.tsx';

interface Props {
  comparison: Comparison;
  /** Same order as the scenarios. */
  standings: readonly ScenarioResult[];
  years: number;
}

export function ScenarioCards({ comparison: { scenarios, sizes, commonSize }, standings, years }: Props) {
  const merits = scenarioMerits(scenarios);
  return (
    <ScenarioGrid count={scenarios.length}>
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
            loanSize={commonSize === null ? sizes[index] : undefined}
          />
        );
      })}
    </ScenarioGrid>
  );
}
