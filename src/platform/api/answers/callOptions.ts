import type { IntlShape, MessageDescriptor } from 'react-intl';

import type { PortalError, ShownBy } from '../portalError.ts';

/** What a call says in its toast before the reason, or, if `isWhole`, instead of it. */
export interface FailureWords {
  title?: MessageDescriptor;
  /** What did not happen, and whether that is certain. */
  says?: MessageDescriptor;
  isWhole?: true;
}

/**
 * An endpoint's `extraOptions`. A failed call makes a toast, in the lender's words or in those of `toast`; only one that says who shows it
 * instead makes none.
 */
export type CallOptions =
  | { shownBy?: ShownBy; toast?: never }
  | {
      shownBy?: never;
      /** Null: the words of every other call. */
      toast?: (error: PortalError) => FailureWords | null;
    };

/** A failure with where it is told, for `errorToasts`. Words are formatted here, because the store holds data only. */
export function toldFailure(error: PortalError, options: CallOptions | undefined, intl: IntlShape): PortalError {
  if (options?.shownBy !== undefined) return { ...error, shownBy: options.shownBy };
  const words = options?.toast?.(error) ?? null;
  if (words === null) return error;
  const textOf = (message: MessageDescriptor | undefined) => message && intl.formatMessage(message);
  return { ...error, toastWords: { title: textOf(words.title), says: textOf(words.says), isWhole: words.isWhole } };
}
