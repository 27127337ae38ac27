/** Rate Drop Alerts on the wire. Each schema is held to the contract's type, both ways, at the end of the file. */
import { Type, type Static } from 'typebox';

import type { BorrowerCalls } from '#contract/borrower/calls.ts';
import type * as contract from '#contract/borrower/rateDrop.ts';
import { Day, Money, Named, Text, TextOrNull } from '../../base/wire/formats.ts';
import type { Holds, Same } from '../../base/wire/sameType.ts';
import { Property } from '../../lender/loans/servicingSchema.ts';
import { LoanOfficer } from '../../lender/officers/schemas.ts';

const Percent = Type.String({ pattern: '^\\d{1,2}\\.\\d{3}$', description: 'Percent a year with three decimals' });
/** What a person types: the rules judge it, up to what is no answer of a person any more. */
const Typed = Type.String({ maxLength: 1024 });
const TypedOrNull = Type.Union([Typed, Type.Null()]);

const MortgageType = Type.Union([
  Type.Literal('fixed30'),
  Type.Literal('fixed20'),
  Type.Literal('fixed15'),
  Type.Literal('fha30'),
  Type.Literal('va30'),
]);
const PropertyUsage = Type.Union([Type.Literal('primaryHome'), Type.Literal('secondHome'), Type.Literal('investment')]);
const PropertyType = Type.Union([
  Type.Literal('singleFamily'),
  Type.Literal('condo'),
  Type.Literal('townhouse'),
  Type.Literal('twoToFourUnits'),
  Type.Literal('manufactured'),
]);

const anyAlert = {
  targetInterestRate: Percent,
  propertyUsage: PropertyUsage,
  propertyType: PropertyType,
  mortgageType: MortgageType,
  loanOfficer: Type.Union([Named, Type.Null()]),
  firstName: Typed,
  lastName: Typed,
  email: Typed,
  phone: TypedOrNull,
  phoneConsent: Type.Union([
    Type.Object(
      { version: Type.String({ minLength: 1, maxLength: 40 }), text: Type.String({ minLength: 1, maxLength: 2000 }) },
      { additionalProperties: false },
    ),
    Type.Null(),
  ]),
};

const Alert = Type.Union([
  Type.Object(
    {
      purpose: Type.Literal('refinance'),
      mrcLoanNumber: TypedOrNull,
      currentInterestRate: Percent,
      currentMonthlyPayment: Money,
      remainingLoanBalance: Money,
      targetMonthlySavings: Type.String({
        pattern: '^-?\\d{1,9}\\.\\d{2}$',
        description: 'Dollars; negative where it costs more',
      }),
      ...anyAlert,
    },
    { additionalProperties: false },
  ),
  Type.Object({ purpose: Type.Literal('purchase'), ...anyAlert }, { additionalProperties: false }),
]);

export const AlertToSet = Type.Object({ alert: Alert }, { additionalProperties: false });
export const AlertChange = Type.Object(
  { userPreferenceId: Named, updatedAtUtc: Named, alert: Alert },
  { additionalProperties: false },
);
export const WhichAlert = Type.Object({ userPreferenceId: Named }, { additionalProperties: false });
export const Lead = Type.Object(
  { alert: Alert, humanCheck: Type.Optional(Type.String({ maxLength: 8192 })) },
  { additionalProperties: false },
);
const Reference = Type.String({ minLength: 1, maxLength: 128 });
export const LeadReference = Type.Object({ reference: Reference });
export const LeadOfContact = Type.Object(
  { reference: Reference, contactId: Type.String({ minLength: 1, maxLength: 512 }) },
  { additionalProperties: false },
);
export const LeadOfCaller = Type.Object(
  { reference: Reference, isMine: Type.Optional(Type.Literal(true)) },
  { additionalProperties: false },
);

const quotedRate = { rate: Percent, apr: Percent };

export const UserPreference = Type.Object({
  userPreferenceId: Text,
  alert: Alert,
  state: Type.Union([Type.Literal('watching'), Type.Literal('reached'), Type.Literal('cancelled')]),
  setAtUtc: Text,
  updatedAtUtc: Text,
  cancelledAtUtc: TextOrNull,
  loan: Type.Union([Type.Object({ loanIdentifier: Text, property: Property }), Type.Null()]),
  officer: Type.Union([LoanOfficer, Type.Null()]),
  lastChecked: Type.Union([Type.Object({ ...quotedRate, checkedAtUtc: Text }), Type.Null()]),
  reached: Type.Union([Type.Object({ ...quotedRate, reachedOn: Day }), Type.Null()]),
});

export const LoanDetail = Type.Object({
  loanIdentifier: Text,
  mrcLoanNumber: Text,
  property: Property,
  currentInterestRate: Percent,
  currentMonthlyPayment: Money,
  remainingLoanBalance: Money,
  propertyUsage: Type.Union([PropertyUsage, Type.Null()]),
  propertyType: Type.Union([PropertyType, Type.Null()]),
  mortgageType: Type.Union([MortgageType, Type.Null()]),
  ratesToday: Type.Optional(Type.Array(Type.Object({ ...quotedRate, mortgageType: MortgageType }))),
});

export const OfficerOrNull = Type.Union([LoanOfficer, Type.Null()]);
export const Officers = Type.Array(LoanOfficer);

export type Agreed = [
  Holds<Same<Static<typeof AlertToSet>, BorrowerCalls['POST RateDrop/userPreferences']['request']>>,
  Holds<Same<Static<typeof AlertChange>, BorrowerCalls['PUT RateDrop/userPreferences']['request']>>,
  Holds<Same<Static<typeof WhichAlert>, BorrowerCalls['POST RateDrop/cancelRateDropAlert']['request']>>,
  Holds<Same<Static<typeof Lead>, contract.RateDropLead>>,
  Holds<Same<Static<typeof LeadReference>, contract.LeadReference>>,
  Holds<Same<Static<typeof LeadOfContact>, BorrowerCalls['POST RateDrop/addUserPreferenceContact']['request']>>,
  Holds<Same<Static<typeof LeadOfCaller>, BorrowerCalls['POST RateDrop/updateUserId']['request']>>,
  Holds<Same<Static<typeof UserPreference>, contract.UserPreference>>,
  Holds<Same<Static<typeof LoanDetail>, contract.RateDropLoanDetail>>,
];
