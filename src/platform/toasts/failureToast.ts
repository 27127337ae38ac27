/** Toasts for failed requests. This module loads with the first toast. */
import { describeError, firstErrorMessage, refusalReason, type ErrorText } from '#platform/api/describeError.ts';
import { messages as catalog } from '#platform/api/messages.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import type { PortalThunk } from '#platform/storeTypes.ts';

import { addToast } from './addToast.ts';
import { messages } from './messages.ts';
import type { FailureToShow } from './toast.ts';

/** Thunk behind `showFailureToast`, run once this module is loaded. */
export const addFailureToast =
  ({ error, endpointName, hasLeftPage, isSignedIn }: FailureToShow): PortalThunk<void> =>
  (dispatch, _getState, { config, intl }) => {
    const words = describeError(error, { brand: config.brand.name, isSignedIn });
    if (words === null) return;
    const { formatMessage } = intl();
    const { toastWords: own } = error;
    const why = own === undefined ? words : own.isWhole === true ? null : rejectionReason(error, words);
    const reason = why === null ? undefined : formatMessage(why.message, why.values);
    const said = [own?.says, reason].filter((one) => one !== undefined);
    const text = said.length === 0 ? formatMessage(words.message, words.values) : said.join('\n');
    const message = hasLeftPage ? formatMessage(messages.left, { why: text }) : text;
    dispatch(
      addToast(own === undefined ? message : endpointName, {
        type: 'error',
        ...(own?.title === undefined ? {} : { title: own.title }),
        message,
        offersSignIn: why?.offersSignIn === true,
        ...(own !== undefined || hasLeftPage ? { timeOut: 0 } : {}), // Stays until closed, because the page does not show this error.
      }),
    );
  };

/** Returns the reason that follows the request's own toast text: why it was rejected, or the server's message. */
function rejectionReason(error: PortalError, words: ErrorText): ErrorText | null {
  const first = error.kind === 'body' ? firstErrorMessage(error.body) : null;
  const said = first === null ? null : { message: catalog.fromServer, values: { text: first }, offersSignIn: false };
  return refusalReason(error, words) ?? said;
}

export const addStaleDataToast =
  (replaceKey: string): PortalThunk<void> =>
  (dispatch, _getState, { intl }) => {
    dispatch(addToast(replaceKey, { type: 'warning', message: intl().formatMessage(messages.stale), timeOut: 0 }));
  };
