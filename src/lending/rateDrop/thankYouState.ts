/** What a thank-you page is about, in its entry of the history: set by the portal alone, so an address that is opened has none. */
export type ThankYouState =
  | { kind: 'set'; userPreferenceId: string }
  /** `reference` stands for the alert until an account takes it over. `isLinkBad`: the officer's link that it came through did not open. */
  | { kind: 'lead'; reference: string; isLinkBad?: true }
  /** An account was made while an alert waits for it. */
  | { kind: 'accountCreated' };
