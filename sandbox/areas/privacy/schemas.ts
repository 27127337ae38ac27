/** Privacy choices on the wire; held to the contract's types at the end of the file. */
import { Type, type Static } from 'typebox';

import type * as contract from '#contract/borrower/privacy.ts';
import { Day, Text, TextOrNull } from '../../base/wire/formats.ts';
import type { Holds, Same } from '../../base/wire/sameType.ts';

const DayOrNull = Type.Union([Day, Type.Null()]);

const Choice = Type.Union([
  Type.Literal('affiliateSharing'),
  Type.Literal('affiliateMarketing'),
  Type.Literal('saleOrSharing'),
  Type.Literal('marketingByMail'),
  Type.Literal('marketingByEmail'),
  Type.Literal('marketingByPhone'),
  Type.Literal('analytics'),
]);

export const Preference = Type.Object({
  of: Type.Union([Type.Literal('person'), Type.Literal('device')]),
  isSignalOn: Type.Boolean(),
  jointBorrowers: Type.Array(Text),
  choices: Type.Array(
    Type.Object({
      choice: Choice,
      isAllowed: Type.Boolean(),
      since: DayOrNull,
      until: DayOrNull,
      by: Type.Union([
        Type.Literal('person'),
        Type.Literal('jointBorrower'),
        Type.Literal('signal'),
        Type.Literal('device'),
        Type.Null(),
      ]),
      isForEveryone: Type.Boolean(),
      overriddenYes: DayOrNull,
      changeId: TextOrNull,
    }),
  ),
});

const AppliesTo = Type.Union([Type.Literal('me'), Type.Literal('everyone')]);
const ChangeId = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const strict = { additionalProperties: false };

export const Change = Type.Union([
  Type.Object(
    { choice: Choice, isAllowed: Type.Boolean(), appliesTo: AppliesTo, replaces: Type.Union([ChangeId, Type.Null()]) },
    strict,
  ),
  Type.Object({ optOutOfAll: Type.Literal(true), appliesTo: AppliesTo }, strict),
  Type.Object({ undo: ChangeId }, strict),
  Type.Object({ signal: Type.Literal(true) }, strict),
]);

export const Changed = Type.Object({ changeId: TextOrNull, preference: Preference });

export type Agreed = [
  Holds<Same<Static<typeof Preference>, contract.PrivacyPreference>>,
  Holds<Same<Static<typeof Change>, contract.PrivacyChange>>,
  Holds<Same<Static<typeof Changed>, contract.PrivacyChanged>>,
];
