/**
 * The early view: real content that the HTML document renders before the application has loaded. Set by `renderEarlyView`; this is what the
 * application needs to know about it.
 */
export interface EarlyView {
  isShown: boolean;
  /** Removes the early view and restores the document's original content. */
  remove: () => void;
  /**
   * Hands the early view over to React for hydration. @returns the button that was clicked just before, if any; or null when the early
   * view is gone or was changed, so React has to render from scratch
   */
  handOver: () => { pressed: HTMLButtonElement | null } | null;
}

declare global {
  interface Window {
    earlyView?: EarlyView;
    /** Error that kept the early view from being shown. The application reports it when it starts. */
    earlyProblem?: unknown;
    /** Starts the application, which otherwise waits briefly for the early view. Set by the document and deleted once called. */
    loadApplication?: () => void;
    /** True once the application has started to render; the early view must not be shown after that. */
    isEarlyViewLate?: boolean;
  }
}
