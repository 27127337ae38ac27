/** Converts document data into input for the income calculation in `domain/income.ts`. */
import type { PaystubFieldName } from '#contract/borrower/ocr.ts';
import { totalIncome, employerKey, jobIncome, type TotalIncome, type PaystubFacts } from '#domain/income.ts';
import { readableEntries } from '#domain/unreadable.ts';
import { centsOf } from '#domain/money.ts';
import { newestFirst } from '#domain/time/dates.ts';

import type { DocumentDetails, Paystub } from '../ocrApi.ts';

export type EmployerPayFacts = PaystubFacts & { employer: string };

export interface PaystubInDocument {
  documentId: string;
  fileName: string;
  paystub: Paystub;
}

/** Paystubs of one employer, the newest first. */
export interface Job {
  employer: string;
  paystubs: [newest: PaystubInDocument, ...older: PaystubInDocument[]];
}

export const fieldValueOf = ({ fields }: Paystub, name: PaystubFieldName): string | null =>
  readableEntries(fields).find((field) => field.name === name)?.value ?? null;

/** Null until pay date and pay frequency are known. */
export function toPayFacts(paystub: Paystub): EmployerPayFacts | null {
  const { payFrequency, job } = paystub;
  const payDate = fieldValueOf(paystub, 'payDate');
  if (payFrequency === null || payDate === null) return null;
  const cents = (name: PaystubFieldName) => centsOf(fieldValueOf(paystub, name));
  return {
    employer: fieldValueOf(paystub, 'employer') ?? '',
    payFrequency,
    payDate,
    periodEnd: fieldValueOf(paystub, 'periodEnd'),
    gross: cents('gross'),
    overtime: cents('overtime'),
    bonus: cents('bonus'),
    rate: cents('rate'),
    hours: cents('hours'), // hours also have two decimals, so this returns hundredths of an hour
    grossYearToDate: cents('grossYearToDate'),
    overtimeYearToDate: cents('overtimeYearToDate'),
    bonusYearToDate: cents('bonusYearToDate'),
    startedOn: job.startedOn,
    priorYearGross: centsOf(job.priorYearGross),
  };
}

/** The paystubs that count toward the income: those the borrower did not leave out. */
export const countedPaystubs = (papers: readonly DocumentDetails[]): PaystubInDocument[] =>
  papers.flatMap(({ documentId, fileName, reading, paystubs }) =>
    reading === 'read'
      ? readableEntries(paystubs)
          .filter(({ isLeftOut }) => !isLeftOut)
          .map((paystub) => ({ documentId, fileName, paystub }))
      : [],
  );

const employerKeyOf = (paystub: Paystub): string => employerKey(fieldValueOf(paystub, 'employer') ?? '');

export function groupByJob(papers: readonly DocumentDetails[]): Job[] {
  const counting = countedPaystubs(papers);
  return [...new Set(counting.map(({ paystub }) => employerKeyOf(paystub)))].flatMap((key) => {
    const [newest, ...older] = counting
      .filter(({ paystub }) => employerKeyOf(paystub) === key)
      .sort((one, other) =>
        newestFirst(fieldValueOf(one.paystub, 'payDate') ?? '', fieldValueOf(other.paystub, 'payDate') ?? ''),
      );
    return newest === undefined
      ? []
      : [{ employer: fieldValueOf(newest.paystub, 'employer') ?? '', paystubs: [newest, ...older] }];
  });
}

/** Whether every paystub of the job has another person's name and the borrower has not said whose they are. */
export const isNameUnconfirmed = ({ paystubs }: Job): boolean =>
  paystubs.every(({ paystub }) => paystub.findings.includes('otherPerson'));

/** Whether enough is known to calculate the job's pay. */
export const canCalculatePay = ({ paystubs }: Job): boolean => {
  const facts = paystubs.map(({ paystub }) => toPayFacts(paystub));
  return facts.every((one) => one !== null) && jobIncome(facts) !== null;
};

/** Whether the year to date is low for a full year and the first day at the job is unknown. */
export const needsStartDate = ({ paystubs }: Job): boolean => {
  const facts = paystubs.map(({ paystub }) => toPayFacts(paystub));
  return facts.every((one) => one !== null) && jobIncome(facts)?.needsStartDate === true;
};

/** Null while data needed for the income is missing. */
export function calculateIncome(papers: readonly DocumentDetails[]): TotalIncome | null {
  const facts = countedPaystubs(papers).map(({ paystub }) => toPayFacts(paystub));
  return facts.every((one) => one !== null) ? totalIncome(facts) : null;
}
