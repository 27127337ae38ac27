import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';

import { isNotFound } from '#platform/api/portalError.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';

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
 * Nothing where the part is known, or the lender does not have it (404) and it is not needed.
 */
export function UncheckedPart({ query, says, isNeeded = false }: Props) {
  const { error, isFetching, refetch } = query;
  const isKnown = ('currentData' in query ? query.currentData : query.data) !== undefined;
  const wasPressed = useRef(false);
  // Ends when the part is known, or with its place.
  useEffect(() => () => moveFocus(wasPressed), [isKnown]);
  if (isKnown || error === undefined || (isNotFound(error) && !isNeeded)) return null;
  return (
    <div className="muted actions" role="status">
      <span>{says}</span>
      <ActionButton
        look="quiet"
        busy={isFetching}
        onClick={() => {
          wasPressed.current = true;
          refetch();
        }}
      >
        <FormattedMessage {...messages.tryAgain} />
      </ActionButton>
    </div>
  );
}

/** The button that was pressed is gone, with the line or before it. */
function moveFocus(wasPressed: RefObject<boolean>): void {
  if (!wasPressed.current) return;
  wasPressed.current = false;
  if (document.activeElement === document.body) document.querySelector('h1')?.focus();
}
