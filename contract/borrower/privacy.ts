/** Privacy choices: what a person allows the lender to do with their data, each choice separately. */
import { boolean, literal, nullable, object, pipe, regex, strictObject, string, union, type InferOutput } from 'valibot';

import { errorBody } from '../refusals.ts';
import {
  lenientCodes,
  dateOnly,
  strictCodes,
  listKeepingInvalid,
  nullIfInvalid,
  sensitive,
  textOrNull,
  strictList,
} from '../schema.ts';

const choice = strictCodes([
  /** Sharing of creditworthiness information with affiliates (FCRA 603(d)(2)(A)(iii), Regulation P). */
  'affiliateSharing',
  /** Marketing by affiliates with information from the lender (Regulation V, 12 CFR 1022.21). */
  'affiliateMarketing',
  /** Sale or sharing under the CCPA of data that no federal law covers, such as visits to the site. */
  'saleOrSharing',
  'marketingByMail',
  'marketingByEmail',
  'marketingByPhone',
  /** Statistics on which pages of the portal are used. */
  'analytics',
]);
export type PrivacyChoice = InferOutput<typeof choice>;

/** Choices that also apply to a browser without an account. All others belong to a person. */
export type DeviceChoice = Extract<PrivacyChoice, 'saleOrSharing' | 'analytics'>;

const privacyState = object({
  choice,
  isAllowed: boolean(),
  /** Day on which the choice was made, in the lender's time zone; null while the lender's default applies. */
  since: nullIfInvalid(dateOnly),
  /**
   * Last day for which an opt-out is promised; null when it has no end. After that day it stays in effect until the person is asked
   * again.
   */
  until: nullIfInvalid(dateOnly),
  /**
   * Who made the choice: `person`, the user; `jointBorrower`, somebody else on the loan, for everyone on it; `signal`, the browser's
   * Global Privacy Control; `device`, this browser, while the account says otherwise. Null while nobody has chosen.
   */
  by: nullable(lenientCodes(['person', 'jointBorrower', 'signal', 'device'])),
  /** True for an opt-out that was made for everyone on the loan. */
  isForEveryone: boolean(),
  /** Day of an earlier opt-in that the browser's Global Privacy Control signal overrides; null when it overrides none. */
  overriddenYes: nullIfInvalid(dateOnly),
  /** Id of the change that made the choice. Choices changed by the same click share it. Null while nobody has chosen. */
  changeId: sensitive('id', textOrNull),
});
export type PrivacyState = InferOutput<typeof privacyState>;

export const privacyPreferenceSchema = object({
  /** `device` when requested without a session; the list then contains only the choices of a device. */
  of: strictCodes(['person', 'device']),
  /** True when the request carried `Sec-GPC: 1`, which counts as an opt-out. */
  isSignalOn: boolean(),
  /** Names of the other borrowers on the caller's loans. An opt-out may be made for all of them. */
  jointBorrowers: sensitive('person', strictList(string())),
  /** Choices in display order. The lender leaves out what it does not do at all. */
  choices: listKeepingInvalid(privacyState),
});
export type PrivacyPreference = InferOutput<typeof privacyPreferenceSchema>;

/** Whom an opt-out applies to. `everyone` is allowed only for sharing with affiliates and marketing by affiliates. */
const appliesTo = strictCodes(['me', 'everyone']);
export type AppliesTo = InferOutput<typeof appliesTo>;

const uuid = sensitive('id', pipe(string(), regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)));

export const privacyChangeSchema = union([
  /**
   * Sets one choice. `replaces` is the `changeId` that the caller saw. It must be the present one for an opt-in; an opt-out is always
   * accepted.
   */
  strictObject({ choice, isAllowed: boolean(), appliesTo, replaces: nullable(uuid) }),
  /** Opts out of everything that is allowed. */
  strictObject({ optOutOfAll: literal(true), appliesTo }),
  /** Undoes the change with this id, within half an hour and if nothing was chosen since. */
  strictObject({ undo: uuid }),
  /** Reports that the browser's Global Privacy Control is on, in case its header did not arrive. */
  strictObject({ signal: literal(true) }),
]);
export type PrivacyChange = InferOutput<typeof privacyChangeSchema>;

export const privacyChangedSchema = object({
  /** Value to send as `undo`; null when nothing had to change, or when the request was an undo. */
  changeId: sensitive('id', textOrNull),
  preference: privacyPreferenceSchema,
});
export type PrivacyChanged = InferOutput<typeof privacyChangedSchema>;

/**
 * Body of a 409; nothing was changed. `choiceChanged`: the choice was changed elsewhere in the meantime. `signalOn`: the browser's Global
 * Privacy Control forbids it.
 */
export const privacyConflictSchema = object({ ...errorBody, code: strictCodes(['choiceChanged', 'signalOn']) });
export type PrivacyConflict = InferOutput<typeof privacyConflictSchema>;
