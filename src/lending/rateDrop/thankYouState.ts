/** `history.state` of a thank-you page. Only the portal sets it, so a page opened by its URL has none. */
export type ThankYouState =
  | { kind: 'set'; userPreferenceId: string }
  /**
   * `reference` identifies the alert until an account takes it over. `isLinkBad` means that the loan officer's link used to set it was
   * invalid.
   */
  | { kind: 'lead'; reference: string; isLinkBad?: true }
  /** The visitor signed up while an alert was waiting to be tied to an account. */
  | { kind: 'accountCreated' };
