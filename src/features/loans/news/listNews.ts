/** What `/loans` is asked to show, in the state of its entry in the history: gone once it was shown. */
export interface ListNews {
  /** The identifier of the loan whose card gets the focus; empty where none is left. */
  showsLoan: string;
}

/** @param loanIdentifier of the card; undefined: the list may be empty now */
export const showsLoan = (loanIdentifier: string | undefined): ListNews => ({ showsLoan: loanIdentifier ?? '' });
