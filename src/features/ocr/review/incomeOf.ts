/** Converts document data into input for the income calculation in `domain/income.ts`. */
import type { PaystubFieldName } from '#contract/borrower/ocr.ts';
import { allIncome, employerKey, jobIncome, type AllIncome, type PayFacts } from '#domain/income.ts';
import { readable } from '#domain/unreadable.ts';
import { centsOf } from '#domain/money.ts';
import { newestFirst } from '#domain/time/dates.ts';

import type { PaperDetails, Paystub } from '../ocrApi.ts';

export type Facts = PayFacts & { employer: string };

/** A paystub with the document it comes from. */
export interface HeldPaystub {
  documentId: string;
  fileName: string;
  paystub: Paystub;
}

/** Paystubs of one employer, the newest first. */
export interface Job {
  employer: string;
  held: [newest: HeldPaystub, ...older: HeldPaystub[]];
}

export const valueOf = ({ fields }: Paystub, name: PaystubFieldName): string | null =>
  readable(fields).find((field) => field.name === name)?.value ?? null;

/** Null until pay date and pay frequency are known. */
export function factsOf(paystub: Paystub): Facts | null {
  const { payFrequency, job } = paystub;
  const payDate = valueOf(paystub, 'payDate');
  if (payFrequency === null || payDate === null) return null;
  const cents = (name: PaystubFieldName) => centsOf(valueOf(paystub, name));
  return {
    employer: valueOf(paystub, 'employer') ?? '',
    payFrequency,
    payDate,
    periodEnd: valueOf(paystub, 'periodEnd'),
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
export const countingIn = (papers: readonly PaperDetails[]): HeldPaystub[] =>
  papers.flatMap(({ documentId, fileName, reading, paystubs }) =>
    reading === 'read'
      ? readable(paystubs)
          .filter(({ isLeftOut }) => !isLeftOut)
          .map((paystub) => ({ documentId, fileName, paystub }))
      : [],
  );

const keyOf = (paystub: Paystub): string => employerKey(valueOf(paystub, 'employer') ?? '');

export function jobsIn(papers: readonly PaperDetails[]): Job[] {
  const counting = countingIn(papers);
  return [...new Set(counting.map(({ paystub }) => keyOf(paystub)))].flatMap((key) => {
    const [newest, ...older] = counting
      .filter(({ paystub }) => keyOf(paystub) === key)
      .sort((one, other) => newestFirst(valueOf(one.paystub, 'payDate') ?? '', valueOf(other.paystub, 'payDate') ?? ''));
    return newest === undefined ? [] : [{ employer: valueOf(newest.paystub, 'employer') ?? '', held: [newest, ...older] }];
  });
}

/** Whether every paystub of the job has another person's name and the borrower has not said whose they are. */
export const isWhoseOpen = ({ held }: Job): boolean => held.every(({ paystub }) => paystub.findings.includes('otherPerson'));

/** Whether enough is known to calculate the job's pay. */
export const saysPay = ({ held }: Job): boolean => {
  const facts = held.map(({ paystub }) => factsOf(paystub));
  return facts.every((one) => one !== null) && jobIncome(facts) !== null;
};

/** Whether the year to date is low for a full year and the first day at the job is unknown. */
export const isStartOpen = ({ held }: Job): boolean => {
  const facts = held.map(({ paystub }) => factsOf(paystub));
  return facts.every((one) => one !== null) && jobIncome(facts)?.isStartOpen === true;
};

/** Null while data needed for the income is missing. */
export function incomeOf(papers: readonly PaperDetails[]): AllIncome | null {
  const facts = countingIn(papers).map(({ paystub }) => factsOf(paystub));
  return facts.every((one) => one !== null) ? allIncome(facts) : null;
}
