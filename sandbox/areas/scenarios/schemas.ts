/** Shared scenarios on the wire; held to the contract's type at the end of the file. */
import { Type, type Static } from 'typebox';

import { loanOfficerSchema } from '#contract/borrower/officers.ts';
import type * as contract from '#contract/borrower/scenarios.ts';
import { Day, Money, Text } from '../../base/wire/formats.ts';
import { wire } from '../../base/wire/operation.ts';
import type { Holds, Same } from '../../base/wire/sameType.ts';

const Percent = Type.String({ pattern: '^\\d{1,2}\\.\\d{1,3}$', description: 'Percent a year' });

const LoanScenario = Type.Object({
  name: Text,
  product: Text,
  termMonths: Type.Integer(),
  rate: Percent,
  apr: Percent,
  points: Money,
  credits: Money,
  cashToClose: Money,
  principalAndInterest: Money,
  taxesAndInsurance: Money,
  mortgageInsurance: Money,
  loanAmount: Type.Optional(Money),
  mortgageInsuranceMonths: Type.Optional(Type.Integer()),
});

export const SharedScenarios = Type.Object({
  officer: wire(loanOfficerSchema),
  preparedAt: Day,
  expiresAt: Day,
  scenarios: Type.Array(LoanScenario),
  amountNeeded: Type.Optional(
    Type.Object({ purpose: Type.Union([Type.Literal('purchase'), Type.Literal('refinance')]), amount: Money }),
  ),
});

export type Agreed = Holds<Same<Static<typeof SharedScenarios>, contract.SharedScenarios>>;
