import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { httpStatusOf, isPortalError, refusalCode } from '#platform/api/portalError.ts';
import { paths } from '#platform/routing/paths.ts';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { useIsSlow } from '#platform/ui/feedback/useIsSlow.ts';

import { ErrorPanel } from './ErrorPanel.tsx';
import { messages } from './messages.ts';

/** After this long a call says that it is slow. */
const SLOW_AFTER_MS = 10_000;

/** What an RTK Query hook answers. */
export interface Query<T> {
  data?: T | undefined;
  /** The answer for the present argument; `data` may still be another loan's. */
  currentData?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<T> {
  query: Query<T>;
  /** The final shape, made of `Skeleton` blocks. */
  skeleton: ReactNode;
  empty?: ReactNode;
  /** Default: an empty list. */
  isEmpty?: (data: T) => boolean;
  /** It takes a phone long to render what comes: that goes piece by piece, so that a press gets its turn. Nothing outside may change with it. */
  isLong?: boolean;
  /** A part of a page, or what it does without: that somebody may not see it is said here. Otherwise it leads to `/unauthorized`. */
  isPart?: boolean;
  children: (data: T) => ReactNode;
}

/** One with a code is about something else, such as a ticket; a page that a gateway put there says nothing about the person. */
const isForbidden = (error: unknown): boolean =>
  isPortalError(error) && httpStatusOf(error) === 403 && error.kind !== 'unreadable' && refusalCode(error) === null;

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

/** The four states of data from a base: loading, failed, empty, loaded. Loaded data stays visible while it is asked for again. */
export function QueryView<T>({
  query,
  skeleton,
  empty,
  isEmpty = isEmptyList,
  isLong = false,
  isPart = false,
  children,
}: Props<T>) {
  const intl = useIntl();
  const data = 'currentData' in query ? query.currentData : query.data;
  const wasThere = useDeferredValue(data !== undefined);
  const { isFetching } = query;
  const wasAskedAgain = useRef(false);
  const askAgain = () => {
    wasAskedAgain.current = true;
    query.refetch();
  };
  // The button that was pressed goes away with the failure.
  useEffect(() => {
    if (isFetching || !wasAskedAgain.current) return;
    wasAskedAgain.current = false;
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, [isFetching]);

  if (data === undefined || (isLong && !wasThere)) {
    if (!isPart && !query.isFetching && isForbidden(query.error)) return <Redirect to={paths.unauthorized} />;
    if (query.error !== undefined && !query.isFetching) return <ErrorPanel error={query.error} onRetry={askAgain} />;
    return <Loading onAskAgain={askAgain}>{skeleton}</Loading>;
  }
  return (
    <>
      {query.error !== undefined && (
        <ErrorPanel
          error={query.error}
          title={intl.formatMessage(messages.staleTitle)}
          onRetry={askAgain}
          isRetrying={query.isFetching}
        />
      )}
      {empty !== undefined && isEmpty(data) ? empty : children(data)}
    </>
  );
}

function Loading({ children, onAskAgain }: { children: ReactNode; onAskAgain: () => unknown }) {
  const intl = useIntl();
  const isSlow = useIsSlow(true, SLOW_AFTER_MS);
  return (
    <div aria-busy="true">
      <div role="status" aria-label={intl.formatMessage(messages.loading)}>
        {isSlow && (
          <CardActions>
            <span>
              <FormattedMessage {...messages.slow} />
            </span>
            <Button variant="text" onClick={() => onAskAgain()}>
              <FormattedMessage {...messages.askAgain} />
            </Button>
          </CardActions>
        )}
      </div>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
