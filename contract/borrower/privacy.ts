/** What somebody lets the lender do with what it knows about them, each choice by itself. */
import type { DateOnly, ErrorBody } from '../call.ts';

/** Choices that belong to a person, and so to an account. */
export type PersonalChoice =
  /** Of what says how creditworthy somebody is, with companies of the same family (FCRA 603(d)(2)(A)(iii), Regulation P). */
  | 'affiliateSharing'
  /** By those companies, with what they get from the lender (Regulation V, 12 CFR 1022.21). */
  | 'affiliateMarketing'
  | 'marketingByMail'
  | 'marketingByEmail'
  | 'marketingByPhone';

/** Choices that also count for a browser without an account. */
export type DeviceChoice =
  /** CCPA: of what no federal law covers, such as visits to the site. */
  | 'saleOrSharing'
  /** Which pages of the portal are used. */
  | 'analytics';

export type PrivacyChoice = PersonalChoice | DeviceChoice;

/** How one choice stands. */
export interface PrivacyState {
  choice: PrivacyChoice;
  isAllowed: boolean;
  /** The lender's day of the choice; null while nobody has chosen, and the lender's default counts. */
  since: DateOnly | null;
  /** The last day for which an opt-out is promised; null: it has no end. After it, it stays off until the person is asked again. */
  until: DateOnly | null;
  /**
   * Whose doing it is: the person's; of somebody else on the loan, for everyone on it; of the browser's Global Privacy Control signal; of
   * this browser, while the account says otherwise. Null while nobody has chosen.
   */
  by: 'person' | 'jointBorrower' | 'signal' | 'device' | null;
  /** An opt-out that was made for everyone on the loan. */
  isForEveryone: boolean;
  /** The day of an earlier yes that the browser's signal overrides; null where it overrides none. */
  overriddenYes: DateOnly | null;
  /** What made it so: two choices with one `changeId` were made by one press. Null while nobody has chosen. */
  changeId: string | null;
}

export interface PrivacyPreference {
  /** `device`: asked without a session. Then only the choices of a device are in the list. */
  of: 'person' | 'device';
  /** The request came with `Sec-GPC: 1`, and was taken as an opt-out. */
  isSignalOn: boolean;
  /** Names of the others on loans of the caller, for whom an opt-out may be made, too. */
  jointBorrowers: string[];
  /** In the order in which a lender shows them. What it does not do at all, it leaves out. */
  choices: PrivacyState[];
}

/** Whom an opt-out is for. Only sharing with affiliates and their marketing can be for everyone on the loan. */
export type AppliesTo = 'me' | 'everyone';

export type PrivacyChange =
  /** One choice. `replaces`: the `changeId` that the caller saw; for allowing, it has to be the present one. An opt-out is always taken. */
  | { choice: PrivacyChoice; isAllowed: boolean; appliesTo: AppliesTo; replaces: string | null }
  /** Opts out of everything that is allowed. */
  | { optOutOfAll: true; appliesTo: AppliesTo }
  /** Takes back what one press did, for half an hour, where nothing was chosen since. */
  | { undo: string }
  /** The browser gives the signal, but its header may not have arrived. */
  | { signal: true };

export interface PrivacyChanged {
  /** What `undo` takes; null when everything was as asked for already, or was taken back. */
  changeId: string | null;
  preference: PrivacyPreference;
}

/** 409. `choiceChanged`: it was changed elsewhere meanwhile. `signalOn`: the browser's signal says no. Nothing was changed. */
export interface PrivacyConflict extends ErrorBody {
  code: 'choiceChanged' | 'signalOn';
}
