import { IncomeStep } from '../flow/IncomeStep.tsx';
import { titles } from '../titles.ts';
import { Review } from './Review.tsx';

/** `/income-verification-documents-request/{contactId}/documents-summary` */
export function SummaryScreen() {
  return (
    <IncomeStep step={2} title={titles.summary}>
      {(check, link, retitle) => <Review check={check} link={link} retitle={retitle} />}
    </IncomeStep>
  );
}
