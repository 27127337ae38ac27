/** What the document shows before the application, as far as the application has to know. Set by `showEarly`. */
export interface EarlyView {
  /** Whether it is on the page now. */
  isShown: boolean;
  /** Takes it off the page, which is again as the document was. */
  remove: () => void;
  /**
   * The application cares for it from now on. @returns the button that was pressed last, if one was a moment ago; or null: it is not there
   * any more, or not as it was made, and has to be drawn anew
   */
  handOver: () => { pressed: HTMLButtonElement | null } | null;
}

declare global {
  interface Window {
    earlyView?: EarlyView;
    /** Why it could not be shown, where something went wrong: the application reports that. */
    earlyProblem?: unknown;
    /** Lets the application begin, which waits a moment for the early view. Set by the document; gone when it has been called. */
    loadApplication?: () => void;
    /** The application has begun to draw: what comes now is too late. */
    isEarlyViewLate?: boolean;
  }
}
