import { centsOf } from './money.ts';

/** The amounts of a servicing record as the API sends them: strings with two decimals, or null when the lender does not know the amount. */
export interface ServicingAmounts {
  principalInterestAmount: string | null;
  taxInsuranceAmount: string | null;
  miscellaneousInsurance: string | null;
  subsidyPayment: string | null;
  regularMonthlyPayment: string | null;
  totalFeesAndCharges: string | null;
  lateCharges: string | null;
  delinquentPayment: string | null;
  feePaid: string | null;
  totalAmountDue: string | null;
}

export interface AmountLine {
  name: Exclude<keyof ServicingAmounts, 'totalAmountDue' | 'regularMonthlyPayment'>;
  /** Signed amount in cents: the subsidy and fees already paid are negative. Null means unknown. */
  cents: number | null;
}

export interface AmountDue {
  monthly: AmountLine[];
  monthlyCents: number | null;
  others: AmountLine[];
  totalCents: number | null;
  /** False when the lines do not sum to the lender's total. The lender's total is then shown, and said to include other adjustments. */
  addsUp: boolean;
}

const sum = (lines: AmountLine[]) => lines.reduce((total, { cents }) => total + (cents ?? 0), 0);

/**
 * Lists the lines of a servicing record in the order in which they add up:
 * regular = principal and interest + taxes and insurance + other insurance − subsidy;
 * total = regular + past due + late charges + fees − fees paid.
 */
export function amountDueOf(record: ServicingAmounts): AmountDue {
  const line = (name: AmountLine['name'], sign: 1 | -1 = 1): AmountLine => {
    const cents = centsOf(record[name]);
    return { name, cents: cents === null || cents === 0 ? cents : sign * cents };
  };
  const monthly = [
    line('principalInterestAmount'),
    line('taxInsuranceAmount'),
    line('miscellaneousInsurance'),
    line('subsidyPayment', -1),
  ];
  const others = [line('delinquentPayment'), line('lateCharges'), line('totalFeesAndCharges'), line('feePaid', -1)];
  const monthlyCents = centsOf(record.regularMonthlyPayment);
  const totalCents = centsOf(record.totalAmountDue);
  const addsUp = monthlyCents === sum(monthly) && totalCents === monthlyCents + sum(others);
  return { monthly, monthlyCents, others, totalCents, addsUp };
}

export interface MonthlyPaymentPart {
  name: AmountLine['name'];
  cents: number;
}

/**
 * Parts of the monthly payment, for the bar beside the rows. Empty when the bar could not match the total: an amount is unknown, the
 * lender's total has other adjustments, more than the monthly payment is due, there is a subsidy, or there is only one part.
 */
export function monthlyPaymentParts({ monthly, others, addsUp }: AmountDue): MonthlyPaymentPart[] {
  const isMonthly =
    addsUp && monthly.every(({ cents }) => cents !== null && cents >= 0) && others.every(({ cents }) => cents === 0);
  const parts = monthly.flatMap(({ name, cents }) => (cents !== null && cents > 0 ? [{ name, cents }] : []));
  return isMonthly && parts.length > 1 ? parts : [];
}
