import type { MortgageType, PurchaseAlert, RefinanceAlert } from '#contract/borrower/rateDrop.ts';
import { postToConsole } from './apiCaller.ts';

const PERSON = { firstName: 'Dana', lastName: 'Whitfield', email: 'due.soon@example.com', phone: null, phoneConsent: null };
const HOME = { propertyUsage: 'primaryHome', propertyType: 'singleFamily', mortgageType: 'fixed30' } as const;

/** Alert on the loan of due.soon@, whose rate is 6.500. At 5.000 the borrower would save $215.30 a month. */
export const aRefinance = (changes: Partial<RefinanceAlert> = {}): RefinanceAlert => ({
  purpose: 'refinance',
  mrcLoanNumber: '3100040101',
  currentInterestRate: '6.500',
  currentMonthlyPayment: '1264.14',
  remainingLoanBalance: '195379.39',
  targetInterestRate: '5.000',
  targetMonthlySavings: '215.30',
  loanOfficer: null,
  ...HOME,
  ...PERSON,
  ...changes,
});

export const aPurchase = (changes: Partial<PurchaseAlert> = {}): PurchaseAlert => ({
  purpose: 'purchase',
  targetInterestRate: '5.000',
  loanOfficer: null,
  ...HOME,
  ...PERSON,
  ...changes,
});

/** Sets one of the lender's rates. The sandbox then compares all alerts with it. */
export async function setRate(origin: string, rate: string | null, mortgageType: MortgageType = 'fixed30'): Promise<void> {
  const response = await postToConsole(origin, 'rates.json', { mortgageType, rate });
  if (!response.ok) throw new Error(`The rate was not set: ${await response.text()}`);
}
