import type { Toast } from '#platform/toasts/toast.ts';

/** What `/loans` is asked to show and say, in the state of its entry in the history: gone once it was shown. */
export interface ListNews extends Pick<Toast, 'type' | 'message'> {
  /** The identifier of the loan whose card gets the focus; empty where none is left. */
  showsLoan: string;
}
