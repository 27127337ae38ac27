import { IncomeStep } from '../flow/IncomeStep.tsx';
import { withOcr } from '../ocrSlice.ts';
import { Review } from './Review.tsx';

/** Screen at `/income-verification-documents-request/{contactId}/documents-summary`. */
export const SummaryScreen = withOcr(() => (
  <IncomeStep step={2}>{(check, link, retitle) => <Review check={check} link={link} retitle={retitle} />}</IncomeStep>
));
