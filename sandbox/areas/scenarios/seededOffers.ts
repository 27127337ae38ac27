/** Calculates payment, APR and cash to close of one loan scenario, as a loan officer's software would. Amounts are integer cents. */
import type { LoanScenario } from '#contract/borrower/scenarios.ts';
import { toMoney } from '../../base/wire/money.ts';
import { annualPercentageRate, levelPayment } from '../../lender/rates/loanMath.ts';

export interface Offer {
  name: string;
  product: string;
  termMonths: number;
  /** Percent per year, for example "6.375". */
  rate: string;
  loanCents: number;
  pointsCents?: number;
  creditsCents?: number;
  /** Closing costs that are finance charges, such as underwriting; they are included in the APR. */
  financeChargeCents: number;
  /** Closing costs that are not finance charges, such as appraisal and title (12 CFR 1026.4(c)(7)). */
  otherCostCents: number;
  taxesAndInsuranceCents: number;
  mortgageInsurance?: { cents: number; months: number };
}

/** Converts an offer to the contract's scenario. @param neededCents price of the home, or balance of the loan to be refinanced */
export function toScenario(offer: Offer, neededCents: number): LoanScenario {
  const { pointsCents = 0, creditsCents = 0, mortgageInsurance = { cents: 0, months: 0 } } = offer;
  const paymentCents = levelPayment(offer.loanCents, Number(offer.rate), offer.termMonths);
  // The lender credit covers finance charges first, so it lowers the APR.
  const prepaidCents = offer.financeChargeCents + pointsCents - creditsCents;
  const payments = Array.from(
    { length: offer.termMonths },
    (_, month) => paymentCents + (month < mortgageInsurance.months ? mortgageInsurance.cents : 0),
  );
  return {
    name: offer.name,
    product: offer.product,
    termMonths: offer.termMonths,
    rate: offer.rate,
    apr: annualPercentageRate(offer.loanCents - prepaidCents, payments).toFixed(3),
    points: toMoney(pointsCents),
    credits: toMoney(creditsCents),
    cashToClose: toMoney(neededCents - offer.loanCents + offer.otherCostCents + prepaidCents),
    principalAndInterest: toMoney(paymentCents),
    taxesAndInsurance: toMoney(offer.taxesAndInsuranceCents),
    mortgageInsurance: toMoney(mortgageInsurance.cents),
    loanAmount: toMoney(offer.loanCents),
    ...(mortgageInsurance.months === 0 ? {} : { mortgageInsuranceMonths: mortgageInsurance.months }),
  };
}
