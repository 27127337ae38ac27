import { IncomeStep } from '../flow/IncomeStep.tsx';
import { Review } from './Review.tsx';

/** `/income-verification-documents-request/{contactId}/documents-summary` */
export function SummaryScreen() {
  return <IncomeStep step={2}>{(check, link, retitle) => <Review check={check} link={link} retitle={retitle} />}</IncomeStep>;
}
