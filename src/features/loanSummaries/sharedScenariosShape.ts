import { exactOptional, integer, maxLength, maxValue, minLength, minValue, number, object, pipe, regex, string } from 'valibot';

import { loanOfficerSchema } from '#contract/borrower/officers.ts';
import type { LoanScenario, SharedScenarios } from '#contract/borrower/scenarios.ts';
import { asRead } from '#platform/api/answers/asRead.ts';
import { dateOnly, essential, knownCode, money, wholeList, words, type ShapeOf } from '#platform/api/answers/shapes.ts';

type Purpose = NonNullable<SharedScenarios['amountNeeded']>['purpose'];

/** Forty years, which no home loan has more than. */
const MOST_PAYMENTS = 480;

const payments = (least: number) => pipe(number(), integer(), minValue(least), maxValue(MOST_PAYMENTS));
/** Below ten billion dollars: sums of such amounts are exact in cents. */
const amount = pipe(money, maxLength('9999999999.99'.length));
/** Percent, with three decimals at the most. */
const percent = pipe(string(), regex(/^\d{1,2}(\.\d{1,3})?$/));

/** Every amount is compared with others, so a scenario without one is none. */
const scenarioShape: ShapeOf<LoanScenario> = object({
  name: essential,
  product: words,
  termMonths: payments(1),
  rate: percent,
  apr: percent,
  points: amount,
  credits: amount,
  cashToClose: amount,
  principalAndInterest: amount,
  taxesAndInsurance: amount,
  mortgageInsurance: amount,
  loanAmount: exactOptional(amount),
  mortgageInsuranceMonths: exactOptional(payments(0)),
});

export const sharedScenariosShape: ShapeOf<SharedScenarios> = object({
  officer: asRead(loanOfficerSchema),
  preparedAt: dateOnly,
  expiresAt: dateOnly,
  scenarios: pipe(wholeList(scenarioShape), minLength(2), maxLength(4)),
  amountNeeded: exactOptional(object({ purpose: knownCode<Purpose>({ purchase: true, refinance: true }), amount })),
});
