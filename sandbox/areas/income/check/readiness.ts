/** What the papers of a link come to: what is missing, or the income, and a mark of everything that it was worked out from. */
import type { PaperDetails, Paystub } from '#contract/borrower/ocr.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { keyedHash } from '../../../base/keyedHash.ts';
import { hundredthsOf } from '../papers/findings.ts';
import { isStartOpen, monthlyIncome, type PaystubFacts } from './income.ts';

interface Readiness {
  /** A sentence for each thing. */
  missing: string[];
  /** Cents; null while something is missing. */
  monthlyCents: number | null;
}

/** Paystubs that count. */
const countingIn = (papers: readonly PaperDetails[]): Paystub[] =>
  papers.flatMap(({ reading, paystubs }) => (reading === 'read' ? paystubs.filter(({ isLeftOut }) => !isLeftOut) : []));

export function readinessOf(papers: readonly PaperDetails[]): Readiness {
  const paystubs = countingIn(papers);
  const facts = paystubs.map(factsOf);
  const whole = facts.filter((one) => one !== null);
  const isDated = paystubs.every((paystub) => valueOf(paystub, 'payDate') !== null);
  const isOften = paystubs.every(({ payFrequency }) => payFrequency !== null);
  const monthlyCents = whole.length === facts.length ? monthlyIncome(whole) : null;
  const wants: [isMissing: boolean, sentence: string][] = [
    [papers.some(({ reading }) => reading === 'reading'), 'A paper is still being read. Wait a moment.'],
    [papers.some(({ reading }) => reading === 'unsure'), 'Say whether a paper is a paystub, or remove it.'],
    [paystubs.length === 0, 'There is no paystub that counts. Send one first.'],
    [
      paystubs.some(({ findings }) => findings.includes('otherPerson')),
      'A paystub has another name on it. Say whether it is yours, or leave the paystub out.',
    ],
    [!isOften, 'Say how often you are paid, on every paystub.'],
    // Paystubs without one would count as one job.
    [
      paystubs.length > 1 && paystubs.some((paystub) => valueOf(paystub, 'employer') === null),
      'A paystub does not say who the employer is. Type it in.',
    ],
    [!isDated, 'A paystub has no pay date. Type it in.'],
    [
      isDated && isOften && paystubs.length > 0 && monthlyCents === null,
      'The newest paystub of a job does not say what was paid. Type in the gross pay, or rate and hours.',
    ],
    [monthlyCents !== null && isStartOpen(whole), 'The year to date is low for a whole year. Say when the job began.'],
  ];
  const missing = wants.flatMap(([isMissing, sentence]) => (isMissing ? [sentence] : []));
  return { missing, monthlyCents: missing.length > 0 ? null : monthlyCents };
}

const valueOf = ({ fields }: Paystub, name: Paystub['fields'][number]['name']): string | null =>
  fields.find((field) => field.name === name)?.value ?? null;

/** Null while it does not say when and how often somebody is paid. */
function factsOf(paystub: Paystub): PaystubFacts | null {
  const { payFrequency, job } = paystub;
  const payDate = valueOf(paystub, 'payDate');
  if (payFrequency === null || payDate === null) return null;
  const amount = (name: Parameters<typeof valueOf>[1]): number | null => hundredthsOf(valueOf(paystub, name));
  return {
    employer: valueOf(paystub, 'employer') ?? '',
    payFrequency,
    payDate,
    periodEnd: valueOf(paystub, 'periodEnd'),
    gross: amount('gross'),
    overtime: amount('overtime'),
    bonus: amount('bonus'),
    rate: amount('rate'),
    hours: amount('hours'),
    grossYearToDate: amount('grossYearToDate'),
    overtimeYearToDate: amount('overtimeYearToDate'),
    bonusYearToDate: amount('bonusYearToDate'),
    startedOn: job.startedOn,
    priorYearGross: hundredthsOf(job.priorYearGross),
  };
}

/** The same as long as every paper, and everything that counts on it, is the same: a check is of exactly that. */
export async function markOf({ database }: Pick<Sandbox, 'database'>, papers: readonly PaperDetails[]): Promise<string> {
  const hash = await keyedHash(database, 'income-facts');
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

/** Values that the borrower changed on paystubs that count. */
export const editedIn = (papers: readonly PaperDetails[]): number =>
  countingIn(papers).reduce((sum, { fields }) => sum + fields.filter(({ isEdited }) => isEdited).length, 0);
