/**
 * Whether a link's documents are complete enough for a check: what is missing, or the monthly income, and a hash of the values it is
 * based on.
 */
import type { PaperDetails, Paystub } from '#contract/borrower/ocr.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { loadKeyedHash } from '../../../base/keyedHash.ts';
import { toHundredths } from '../documents/findings.ts';
import { needsStartDate, monthlyIncome, type PaystubValues } from './monthlyIncome.ts';

interface Readiness {
  /** One sentence per missing item, shown to the borrower. */
  missing: string[];
  /** Null while something is missing. */
  monthlyCents: number | null;
}

/** The paystubs of all documents that were read, except those the borrower left out. */
const includedPaystubs = (papers: readonly PaperDetails[]): Paystub[] =>
  papers.flatMap(({ reading, paystubs }) => (reading === 'read' ? paystubs.filter(({ isLeftOut }) => !isLeftOut) : []));

export function readinessOf(papers: readonly PaperDetails[]): Readiness {
  const paystubs = includedPaystubs(papers);
  const facts = paystubs.map(toPaystubValues);
  const completeFacts = facts.filter((one) => one !== null);
  const hasPayDate = paystubs.every((paystub) => fieldValueOf(paystub, 'payDate') !== null);
  const hasFrequency = paystubs.every(({ payFrequency }) => payFrequency !== null);
  const monthlyCents = completeFacts.length === facts.length ? monthlyIncome(completeFacts) : null;
  const conditions: [isMissing: boolean, sentence: string][] = [
    [papers.some(({ reading }) => reading === 'reading'), 'A paper is still being read. Wait a moment.'],
    [papers.some(({ reading }) => reading === 'unsure'), 'Say whether a paper is a paystub, or remove it.'],
    [paystubs.length === 0, 'There is no paystub that counts. Send one first.'],
    [
      paystubs.some(({ findings }) => findings.includes('otherPerson')),
      'A paystub has another name on it. Say whether it is yours, or leave the paystub out.',
    ],
    [!hasFrequency, 'Say how often you are paid, on every paystub.'],
    // Paystubs without an employer would all count as one job.
    [
      paystubs.length > 1 && paystubs.some((paystub) => fieldValueOf(paystub, 'employer') === null),
      'A paystub does not say who the employer is. Type it in.',
    ],
    [!hasPayDate, 'A paystub has no pay date. Type it in.'],
    [
      hasPayDate && hasFrequency && paystubs.length > 0 && monthlyCents === null,
      'The newest paystub of a job does not say what was paid. Type in the gross pay, or rate and hours.',
    ],
    [monthlyCents !== null && needsStartDate(completeFacts), 'The year to date is low for a whole year. Say when the job began.'],
  ];
  const missing = conditions.flatMap(([isMissing, sentence]) => (isMissing ? [sentence] : []));
  return { missing, monthlyCents: missing.length > 0 ? null : monthlyCents };
}

const fieldValueOf = ({ fields }: Paystub, name: Paystub['fields'][number]['name']): string | null =>
  fields.find((field) => field.name === name)?.value ?? null;

/** The paystub's values for the income calculation; null while pay date or pay frequency is unknown. */
function toPaystubValues(paystub: Paystub): PaystubValues | null {
  const { payFrequency, job } = paystub;
  const payDate = fieldValueOf(paystub, 'payDate');
  if (payFrequency === null || payDate === null) return null;
  const amount = (name: Parameters<typeof fieldValueOf>[1]): number | null => toHundredths(fieldValueOf(paystub, name));
  return {
    employer: fieldValueOf(paystub, 'employer') ?? '',
    payFrequency,
    payDate,
    periodEnd: fieldValueOf(paystub, 'periodEnd'),
    gross: amount('gross'),
    overtime: amount('overtime'),
    bonus: amount('bonus'),
    rate: amount('rate'),
    hours: amount('hours'),
    grossYearToDate: amount('grossYearToDate'),
    overtimeYearToDate: amount('overtimeYearToDate'),
    bonusYearToDate: amount('bonusYearToDate'),
    startedOn: job.startedOn,
    priorYearGross: toHundredths(job.priorYearGross),
  };
}

/** Hash of every document and every value that counts. A check applies only while this hash is unchanged. */
export async function paystubValuesHash(
  { database }: Pick<Sandbox, 'database'>,
  papers: readonly PaperDetails[],
): Promise<string> {
  const hash = await loadKeyedHash(database, 'income-facts');
  return hash(
    JSON.stringify(
      papers.map(({ documentId, reading, paystubs }) => [
        documentId,
        reading,
        paystubs.map(({ paystubId, fields, payFrequency, isNameConfirmed, isLeftOut, job }) => [
          paystubId,
          fields.map(({ name, value }) => [name, value]),
          payFrequency,
          isNameConfirmed,
          isLeftOut,
          [job.startedOn, job.priorYearGross],
        ]),
      ]),
    ),
  );
}

export const countEditedValues = (papers: readonly PaperDetails[]): number =>
  includedPaystubs(papers).reduce((sum, { fields }) => sum + fields.filter(({ isEdited }) => isEdited).length, 0);
