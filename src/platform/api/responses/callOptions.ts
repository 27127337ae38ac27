import type { IntlShape, MessageDescriptor } from 'react-intl';

import type { PortalError, ErrorDisplayPlace } from '../portalError.ts';

/** Toast text of a failed call. It is shown before the reason or, if `isWhole`, instead of it. */
export interface FailureText {
  title?: MessageDescriptor;
  /** States what did not happen, and whether that is certain. */
  says?: MessageDescriptor;
  isWhole?: true;
}

/**
 * The `extraOptions` of an endpoint. A failed call shows a toast with the lender's text or the text from `toast`, unless `shownBy` names
 * another place that shows the failure.
 */
export type CallOptions =
  | { shownBy?: ErrorDisplayPlace; toast?: never }
  | {
      shownBy?: never;
      /** Null means the default toast text. */
      toast?: (error: PortalError) => FailureText | null;
    };

/** Adds to an error where or with which text it is shown, for `errorToasts`. Text is formatted here because the store holds only data. */
export function withErrorDisplay(error: PortalError, options: CallOptions | undefined, intl: IntlShape): PortalError {
  if (options?.shownBy !== undefined) return { ...error, shownBy: options.shownBy };
  const words = options?.toast?.(error) ?? null;
  if (words === null) return error;
  const textOf = (message: MessageDescriptor | undefined) => message && intl.formatMessage(message);
  return { ...error, toastWords: { title: textOf(words.title), says: textOf(words.says), isWhole: words.isWhole } };
}
