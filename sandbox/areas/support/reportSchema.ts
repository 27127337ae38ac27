/** What a report is, as the lender checks it: the contract's shape and nothing beside it. States and what actions carry may be anything. */
import { Type, type Static } from 'typebox';

import type { ProblemReport } from '#contract/support.ts';
import { Text, TextOrNull } from '../../base/wire/formats.ts';
import type { Holds, Same } from '../../base/wire/sameType.ts';

const strict = { additionalProperties: false };
const Instant = Type.String({
  pattern: '^\\d{4}-(0\\d|1[0-2])-([0-2]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
});
/** Crockford's base 32, which has no I, L, O or U. */
const Reference = Type.String({ pattern: '^R-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$' });
const Anything = Type.Unknown();
const Count = Type.Integer({ minimum: 0 });
const Ids = Type.Array(Count);
/** Milliseconds since 1970, or of a duration. */
const Milliseconds = Type.Number();

const Action = Type.Object(
  {
    type: Text,
    is: Text,
    by: Type.Union([Type.Literal('person'), Type.Literal('network'), Type.Literal('portal')]),
    screen: Text,
    payload: Type.Optional(Anything),
    meta: Type.Optional(Anything),
    error: Type.Optional(Anything),
    key: Type.Optional(Anything),
  },
  strict,
);

const Environment = Type.Object(
  {
    browser: Text,
    system: Text,
    language: Text,
    timeZone: Text,
    isOnline: Type.Boolean(),
    scale: Type.Number(),
    settings: Type.Array(Text),
  },
  strict,
);

const Screen = Type.Object(
  { at: Milliseconds, action: Count, route: Text, address: Text, width: Type.Number(), height: Type.Number() },
  strict,
);

const ReportedCall = Type.Object(
  {
    at: Milliseconds,
    ms: Milliseconds,
    method: Text,
    route: Text,
    status: Type.Union([Type.Integer(), Type.Null()]),
    outcome: Type.Union([
      Type.Literal('answered'),
      Type.Literal('network'),
      Type.Literal('timeout'),
      Type.Literal('cancelled'),
      Type.Literal('underWay'),
    ]),
    correlationId: TextOrNull,
  },
  strict,
);

const ConsoleLine = Type.Object(
  { at: Milliseconds, level: Type.Union([Type.Literal('error'), Type.Literal('warning')]), text: Text },
  strict,
);

export const SCHEMA = 1;

export const Report = Type.Object(
  {
    actionsById: Type.Record(
      Text,
      Type.Object({ type: Type.Literal('PERFORM_ACTION'), action: Action, timestamp: Milliseconds }, strict),
    ),
    computedStates: Type.Array(Type.Object({ state: Anything }, strict)),
    committedState: Anything,
    currentStateIndex: Count,
    nextActionId: Count,
    stagedActionIds: Ids,
    skippedActionIds: Ids,
    monitorState: Type.Record(Text, Type.Never()),
    portal: Type.Object(
      {
        schema: Type.Literal(SCHEMA),
        reference: Reference,
        savedAt: Instant,
        words: Type.String({ maxLength: 10_000 }),
        answerTo: Type.Optional(Type.String({ maxLength: 254 })),
        release: Type.Object({ version: Type.String({ maxLength: 100 }), commit: Text, builtAt: Text }, strict),
        environment: Environment,
        runtimeDocument: Anything,
        screens: Type.Array(Screen),
        calls: Type.Array(ReportedCall),
        console: Type.Array(ConsoleLine),
        timings: Type.Array(Type.Object({ name: Text, at: Milliseconds, ms: Milliseconds }, strict)),
        takenOut: Type.Array(Text),
      },
      strict,
    ),
  },
  strict,
);

export type Agreed = Holds<Same<Static<typeof Report>, ProblemReport>>;
