import { FormattedMessage } from 'react-intl';

import type { IncomeCheck } from '../ocrApi.ts';
import { readable } from '#domain/unreadable.ts';

import { openDoubt } from './fields/fieldKinds.ts';
import { JobQuestions } from './income/JobQuestions.tsx';
import { countingIn, isWhoseOpen, jobsIn } from './incomeOf.ts';
import { NoPaystub, PaperSection } from './paystubs/PaperSection.tsx';
import { messages } from './reviewMessages.ts';
import type { usePapers } from './usePapers.ts';

interface Props {
  person: IncomeCheck['person'];
  papers: ReturnType<typeof usePapers>;
}

/** Everything that was read, paper by paper, and what no paper says. */
export function Values({ person, papers: { known, details } }: Props) {
  const counting = countingIn(details);
  const toCheck = counting.flatMap(({ paystub }) => readable(paystub.fields)).filter((field) => openDoubt(field) !== null);
  const total = details.reduce((sum, { paystubs }) => sum + paystubs.length, 0);
  const sections = known.map(({ paper, state }, index) => {
    const paystubs = details.find(({ documentId }) => documentId === paper.documentId);
    if (paystubs === undefined) return state?.error === undefined ? <NoPaystub key={paper.documentId} paper={paper} /> : null;
    const earlier = known.slice(0, index).map((one) => one.paper.documentId);
    return (
      <PaperSection
        key={paper.documentId}
        paper={paystubs}
        before={details
          .filter(({ documentId }) => earlier.includes(documentId))
          .reduce((sum, one) => sum + one.paystubs.length, 0)}
        total={total}
        personName={`${person.firstName} ${person.lastName}`.trim()}
      />
    );
  });
  return (
    <>
      {total > 0 && (
        <p className="lead">
          <FormattedMessage {...messages.lead} values={{ count: toCheck.length }} />
        </p>
      )}
      {sections}
      <JobQuestions jobs={jobsIn(details).filter((job) => !isWhoseOpen(job))} />
    </>
  );
}
