import CardActions from '@mui/material/CardActions';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';

import { isNotFound } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { showStaleDataToast } from '#platform/toasts/toasts.ts';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';

import { messages } from './messages.ts';
import type { QueryResult } from './QueryView.tsx';

interface Props {
  query: Pick<QueryResult<unknown>, 'data' | 'currentData' | 'error' | 'isFetching' | 'refetch'>;
  /** Sentence that says what could not be loaded. */
  message: ReactNode;
  /** Set if the page needs this part: its absence (404) is then shown, too. */
  isNeeded?: boolean;
}

/**
 * One quiet line with a retry button in place of a part of a page that failed to load, because leaving it out would look as if there were
 * none. Renders nothing if the part is loaded, or if it does not exist (404) and is not needed. If only a refetch failed, a toast says
 * that the data may be old.
 */
export function UnavailablePart({ query, message, isNeeded = false }: Props) {
  const { error, isFetching, refetch } = query;
  const isKnown = ('currentData' in query ? query.currentData : query.data) !== undefined;
  const wasRetried = useRef(false);
  useStaleDataToast(isKnown && error !== undefined && !isNotFound(error));
  // The cleanup runs when the part has loaded or is unmounted.
  useEffect(() => () => moveFocus(wasRetried), [isKnown]);
  if (isKnown || error === undefined || (isNotFound(error) && !isNeeded)) return null;
  return (
    <CardActions className="muted" role="status">
      <span>{message}</span>
      <BusyButton
        variant="text"
        busy={isFetching}
        onClick={() => {
          wasRetried.current = true;
          refetch();
        }}
      >
        <FormattedMessage {...messages.tryAgain} />
      </BusyButton>
    </CardActions>
  );
}

/** Moves the focus to the heading if the clicked button has disappeared. */
function moveFocus(wasPressed: RefObject<boolean>): void {
  if (!wasPressed.current) return;
  wasPressed.current = false;
  if (document.activeElement === document.body) document.querySelector('h1')?.focus();
}

/**
 * Shows one shared toast for all stale parts, only once despite repeated failures. It is removed when the page is left or when one of the
 * parts has been refreshed.
 */
function useStaleDataToast(isStale: boolean): void {
  const dispatch = useDispatch<PortalDispatch>();
  useEffect(() => (isStale ? dispatch(showStaleDataToast()) : undefined), [dispatch, isStale]);
}
