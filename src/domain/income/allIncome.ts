/** Income of everything that a person is paid for. */
import { jobIncome, type JobIncome, type PayFacts } from './jobIncome.ts';

export interface AllIncome {
  jobs: { employer: string; income: JobIncome }[];
  /** Cents before tax. */
  monthly: number;
  annual: number;
}

/** The same employer, whatever the capitals and signs, which readers and people write differently. */
export const employerKey = (employer: string): string => employer.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** @param paystubs those that count; null while one job does not say what it pays, and for none */
export function allIncome(paystubs: readonly (PayFacts & { employer: string })[]): AllIncome | null {
  const keys = [...new Set(paystubs.map(({ employer }) => employerKey(employer)))];
  const jobs = keys.map((key) => {
    const those = paystubs.filter(({ employer }) => employerKey(employer) === key);
    return { employer: those[0]?.employer ?? '', income: jobIncome(those) };
  });
  const known = jobs.filter((job): job is { employer: string; income: JobIncome } => job.income !== null);
  if (known.length === 0 || known.length < jobs.length) return null;
  const monthly = known.reduce((sum, { income }) => sum + income.monthly, 0);
  return { jobs: known, monthly, annual: monthly * 12 };
}
