/** What somebody lets the lender do with what it knows about them, each choice by itself. */
import { boolean, literal, nullable, object, pipe, regex, strictObject, string, union, type InferOutput } from 'valibot';

import { errorBody } from '../refusals.ts';
import { codes, dateOnly, knownCodes, listKeepingOdd, nullIfOdd, sensitive, textOrNull, wholeList } from '../schema.ts';

const choice = knownCodes([
  /** Of what says how creditworthy somebody is, with companies of the same family (FCRA 603(d)(2)(A)(iii), Regulation P). */
  'affiliateSharing',
  /** By those companies, with what they get from the lender (Regulation V, 12 CFR 1022.21). */
  'affiliateMarketing',
  /** CCPA: of what no federal law covers, such as visits to the site. */
  'saleOrSharing',
  'marketingByMail',
  'marketingByEmail',
  'marketingByPhone',
  /** Which pages of the portal are used. */
  'analytics',
]);
export type PrivacyChoice = InferOutput<typeof choice>;

/** Choices that also count for a browser without an account; the others belong to a person. */
export type DeviceChoice = Extract<PrivacyChoice, 'saleOrSharing' | 'analytics'>;

/** How one choice stands. */
const privacyState = object({
  choice,
  isAllowed: boolean(),
  /** The lender's day of the choice; null while nobody has chosen, and the lender's default counts. */
  since: nullIfOdd(dateOnly),
  /** The last day for which an opt-out is promised; null: it has no end. After it, it stays off until the person is asked again. */
  until: nullIfOdd(dateOnly),
  /**
   * Whose doing it is: the person's; of somebody else on the loan, for everyone on it; of the browser's Global Privacy Control signal; of
   * this browser, while the account says otherwise. Null while nobody has chosen.
   */
  by: nullable(codes(['person', 'jointBorrower', 'signal', 'device'])),
  /** An opt-out that was made for everyone on the loan. */
  isForEveryone: boolean(),
  /** The day of an earlier yes that the browser's signal overrides; null where it overrides none. */
  overriddenYes: nullIfOdd(dateOnly),
  /** What made it so: two choices with one `changeId` were made by one press. Null while nobody has chosen. */
  changeId: sensitive('id', textOrNull),
});
export type PrivacyState = InferOutput<typeof privacyState>;

export const privacyPreferenceSchema = object({
  /** `device`: asked without a session. Then only the choices of a device are in the list. */
  of: knownCodes(['person', 'device']),
  /** The request came with `Sec-GPC: 1`, and was taken as an opt-out. */
  isSignalOn: boolean(),
  /** Names of the others on loans of the caller: an opt-out may be made for all of them, too. */
  jointBorrowers: sensitive('person', wholeList(string())),
  /** In the order in which a lender shows them. What it does not do at all, it leaves out. */
  choices: listKeepingOdd(privacyState),
});
export type PrivacyPreference = InferOutput<typeof privacyPreferenceSchema>;

/** Whom an opt-out is for. Only sharing with affiliates and their marketing can be for everyone on the loan. */
const appliesTo = knownCodes(['me', 'everyone']);
export type AppliesTo = InferOutput<typeof appliesTo>;

const uuid = sensitive('id', pipe(string(), regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)));

export const privacyChangeSchema = union([
  /** One choice. `replaces`: the `changeId` that the caller saw; for allowing, it has to be the present one. An opt-out is always taken. */
  strictObject({ choice, isAllowed: boolean(), appliesTo, replaces: nullable(uuid) }),
  /** Opts out of everything that is allowed. */
  strictObject({ optOutOfAll: literal(true), appliesTo }),
  /** Takes back what one press did, for half an hour, where nothing was chosen since. */
  strictObject({ undo: uuid }),
  /** The browser gives the signal, but its header may not have arrived. */
  strictObject({ signal: literal(true) }),
]);
export type PrivacyChange = InferOutput<typeof privacyChangeSchema>;

export const privacyChangedSchema = object({
  /** What `undo` takes; null when everything was as asked for already, or was taken back. */
  changeId: sensitive('id', textOrNull),
  preference: privacyPreferenceSchema,
});
export type PrivacyChanged = InferOutput<typeof privacyChangedSchema>;

/** 409. `choiceChanged`: it was changed elsewhere meanwhile. `signalOn`: the browser's signal says no. Nothing was changed. */
export const privacyConflictSchema = object({ ...errorBody, code: knownCodes(['choiceChanged', 'signalOn']) });
export type PrivacyConflict = InferOutput<typeof privacyConflictSchema>;
