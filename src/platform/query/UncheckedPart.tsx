import CardActions from '@mui/material/CardActions';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';

import { isNotFound } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { showStale } from '#platform/toasts/toasts.ts';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';

import { messages } from './messages.ts';
import type { Query } from './QueryView.tsx';

interface Props {
  /** What the part is made of. */
  query: Pick<Query<unknown>, 'data' | 'currentData' | 'error' | 'isFetching' | 'refetch'>;
  /** What could not be had. */
  says: ReactNode;
  /** Nothing works without it, so that its absence is said, too. */
  isNeeded?: boolean;
}

/**
 * One quiet line in the place of a part of a page whose read failed: a part that is missing without a word is taken for nothing there.
 * Nothing where the part is known, or the lender does not have it (404) and it is not needed. That a known part is old is told in a toast.
 */
export function UncheckedPart({ query, says, isNeeded = false }: Props) {
  const { error, isFetching, refetch } = query;
  const isKnown = ('currentData' in query ? query.currentData : query.data) !== undefined;
  const wasPressed = useRef(false);
  useToldStale(isKnown && error !== undefined && !isNotFound(error));
  // Ends when the part is known, or with its place.
  useEffect(() => () => moveFocus(wasPressed), [isKnown]);
  if (isKnown || error === undefined || (isNotFound(error) && !isNeeded)) return null;
  return (
    <CardActions className="muted" role="status">
      <span>{says}</span>
      <BusyButton
        variant="text"
        busy={isFetching}
        onClick={() => {
          wasPressed.current = true;
          refetch();
        }}
      >
        <FormattedMessage {...messages.tryAgain} />
      </BusyButton>
    </CardActions>
  );
}

/** The button that was pressed is gone, with the line or before it. */
function moveFocus(wasPressed: RefObject<boolean>): void {
  if (!wasPressed.current) return;
  wasPressed.current = false;
  if (document.activeElement === document.body) document.querySelector('h1')?.focus();
}

/** One toast for all parts, told once while they are asked for again and again. It goes with the page, or once one of them has come anew. */
function useToldStale(isStale: boolean): void {
  const dispatch = useDispatch<PortalDispatch>();
  useEffect(() => (isStale ? dispatch(showStale()) : undefined), [dispatch, isStale]);
}
