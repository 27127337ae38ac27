/** The toast of a failed call. It loads with the first toast. */
import { describeError, firstError, whyRefused, type ErrorWords } from '#platform/api/describeError.ts';
import { messages as catalog } from '#platform/api/messages.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import type { PortalThunk } from '#platform/listen.ts';

import { addToast } from './addToast.ts';
import { messages } from './messages.ts';
import type { FailureToShow } from './toast.ts';

/** A thunk: what `showFailure` does once this is here. */
export const addFailure =
  ({ error, endpointName, isLeft, isSignedIn }: FailureToShow): PortalThunk<void> =>
  (dispatch, _getState, { config, intl }) => {
    const words = describeError(error, { brand: config.brand.name, isSignedIn });
    if (words === null) return;
    const { formatMessage } = intl();
    const { toastWords: own } = error;
    const why = own === undefined ? words : own.isWhole === true ? null : reasonOf(error, words);
    const reason = why === null ? undefined : formatMessage(why.message, why.values);
    const said = [own?.says, reason].filter((one) => one !== undefined);
    const text = said.length === 0 ? formatMessage(words.message, words.values) : said.join('\n');
    const message = isLeft ? formatMessage(messages.left, { why: text }) : text;
    dispatch(
      addToast(own === undefined ? message : endpointName, {
        type: 'error',
        ...(own?.title === undefined ? {} : { title: own.title }),
        message,
        offersSignIn: why?.offersSignIn === true,
        ...(own !== undefined || isLeft ? { timeOut: 0 } : {}), // nothing on the page says it
      }),
    );
  };

/** After what a call says itself: why it was turned away, or what the lender says where nobody knows what was done. */
function reasonOf(error: PortalError, words: ErrorWords): ErrorWords | null {
  const first = error.kind === 'body' ? firstError(error.body) : null;
  const said = first === null ? null : { message: catalog.fromServer, values: { text: first }, offersSignIn: false };
  return whyRefused(error, words) ?? said;
}

/** A thunk: what `showStale` does. */
export const addStale =
  (replaceKey: string): PortalThunk<void> =>
  (dispatch, _getState, { intl }) => {
    dispatch(addToast(replaceKey, { type: 'warning', message: intl().formatMessage(messages.stale), timeOut: 0 }));
  };
