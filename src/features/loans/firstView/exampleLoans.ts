import type { Loan } from '#lending/servicing/loanTypes.ts';
import { addDays } from '#domain/time/dates.ts';
import { formatApiAmount } from '#domain/money.ts';

interface ExampleMonth {
  /** Days until the due date. */
  days: number;
  isFirst?: boolean;
  paid?: { isOwn: boolean; ago: number; isRunning?: boolean };
  newServicer?: string;
  /** This amount and the following ones are in cents, except `missed`. */
  taxes?: number;
  insurance?: number;
  subsidy?: number;
  pastDue?: number;
  /** Number of missed payments besides the oldest one. */
  missed?: number;
  late?: number;
  fees?: number;
  feePaid?: number;
  wouldBeLate?: number;
}

const EXAMPLE_PAYMENTS = [true, false].flatMap((isOwn) => [
  { isOwn, ago: 0 },
  { isOwn, ago: 3 },
  { isOwn, ago: 0, isRunning: true },
]);

const EXAMPLE_MONTHS: ExampleMonth[] = [
  ...[23, 8, 1, 0, -1, -4, -15].flatMap((days) => [{ days }, { days, wouldBeLate: 0 }, { days, isFirst: true }]),
  ...[-16, -23].map((days) => ({ days, late: 7364 })),
  ...[35, 47].map((days) => ({ days })),
  ...[35, 12].flatMap((days) => EXAMPLE_PAYMENTS.map((paid) => ({ days, paid }))),
  ...[1, 2].map((missed) => ({ days: -31 * missed - 2, missed, late: 7364 })),
  { days: 23, newServicer: 'Sample Servicer' },
  { days: 23, taxes: 0, insurance: 0 },
  { days: 23, taxes: 0 },
  { days: 23, insurance: 0 },
  { days: 23, subsidy: 4128 },
  { days: 23, fees: 6275 },
  { days: 23, fees: 6275, feePaid: 2136 },
  { days: -4, fees: 6275, pastDue: 3190 },
];

/** Sample loans that produce every piece of the loan list, most of them twice with different texts. Used only by the build. */
export const exampleLoans = (): Loan[] =>
  EXAMPLE_MONTHS.flatMap((month, index) => [index, index + 1].map((nth) => exampleLoan(month, nth)));

function exampleLoan(month: ExampleMonth, nth: number): Loan {
  const today = addDays('2026-10-14', 17 * nth) ?? '';
  const {
    taxes = 48_253 + 977 * nth,
    insurance = 9550 + 131 * nth,
    subsidy = 0,
    missed = 0,
    late = 0,
    fees = 0,
    feePaid = 0,
  } = month;
  const principal = 126_414 + 1111 * nth;
  const regular = principal + taxes + insurance - subsidy;
  const pastDue = month.pastDue ?? missed * regular;
  const dueDate = addDays(today, month.days);
  const loanNumber = `sample-${nth}93${nth}`;
  const address = { streetAddress: `${nth} Sample Street`, city: 'Sampleton', state: 'OH', zipCode: '44100' };
  return {
    loanIdentifier: `sample-id-${nth}`,
    loanNumber,
    contacts: [],
    property: address,
    loanServicings: [
      {
        ...address,
        loanNumber,
        dmiLoanNumber: null,
        encompassLoanNumber: null,
        firstName: '',
        lastName: '',
        emailAddress: null,
        bankCode: null,
        investorCode: null,
        newServicerEffectiveDate: month.newServicer === undefined ? null : addDays(today, 40),
        newServicerFirstPaymentDueDate: null,
        newServicer: month.newServicer ?? null,
        newServicerAddress: null,
        newServicerLocation: null,
        newServicerPhone: null,
        newServicerURL: null,
        daysUntilDueDate: month.days,
        dueDate,
        dateUntilDueDate: null,
        principalInterestAmount: formatApiAmount(principal),
        taxInsuranceAmount: formatApiAmount(taxes),
        miscellaneousInsurance: formatApiAmount(insurance),
        subsidyPayment: formatApiAmount(subsidy),
        regularMonthlyPayment: formatApiAmount(regular),
        totalFeesAndCharges: formatApiAmount(fees),
        lateCharges: formatApiAmount(late),
        delinquentPayment: formatApiAmount(pastDue),
        lateChargeAmount: formatApiAmount(month.wouldBeLate ?? 6321 + nth),
        feePaid: formatApiAmount(feePaid),
        totalAmountDue: formatApiAmount(regular + pastDue + late + fees - feePaid),
        ...(month.isFirst === true && { firstPaymentDueDate: dueDate }),
        recentPayments: month.paid === undefined ? [] : [examplePayment(month.paid, today, regular, nth)],
      },
    ],
  };
}

const examplePayment = (
  { isOwn, ago, isRunning = false }: NonNullable<ExampleMonth['paid']>,
  today: string,
  cents: number,
  nth: number,
) => ({
  reference: isOwn ? `sample-reference-${nth}` : null,
  amount: formatApiAmount(cents - 12_345),
  kind: 'installment' as const,
  method: null,
  receivedAtUtc: `${today}T12:00:00Z`,
  receivedOn: addDays(today, -ago) ?? today,
  creditedOn: null,
  state: isRunning ? ('running' as const) : ('succeeded' as const),
});
