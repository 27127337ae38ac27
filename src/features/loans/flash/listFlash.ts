import type { Toast } from '#platform/toasts/toast.ts';

/** History state of `/loans`: a message to show and a loan to focus. It is cleared once shown. */
export interface ListFlash extends Pick<Toast, 'type' | 'message'> {
  /** ID of the loan whose card gets the focus; empty when no loan is left. */
  focusedLoan: string;
}
