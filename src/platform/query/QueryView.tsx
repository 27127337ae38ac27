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

/** Loading longer than this shows a "taking longer than usual" note. */
const SLOW_AFTER_MS = 10_000;

export interface QueryResult<T> {
  data?: T | undefined;
  /** Data for the current argument; `data` may still belong to the previous argument (another loan). */
  currentData?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<T> {
  query: QueryResult<T>;
  /** Placeholder in the shape of the loaded content, made of `Skeleton` blocks. */
  skeleton: ReactNode;
  empty?: ReactNode;
  /** Default: true for an empty list. */
  isEmpty?: (data: T) => boolean;
  /**
   * Set if the content is slow to render on a phone: it is then rendered with `useDeferredValue`, so that clicks are handled in between.
   * Nothing outside may change together with it.
   */
  isSlowToRender?: boolean;
  /** Set for a part of a page: a 403 is shown in place. Without it, a 403 redirects to `/unauthorized`. */
  isPartOfPage?: boolean;
  children: (data: T) => ReactNode;
}

/**
 * Whether a 403 means that the user lacks access. A 403 with a code is about something else, such as a link's ticket, and an unreadable
 * body comes from a gateway.
 */
const isForbidden = (error: unknown): boolean =>
  isPortalError(error) && httpStatusOf(error) === 403 && error.kind !== 'unreadable' && refusalCode(error) === null;

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

/** Renders the four states of a query: loading, failed, empty, loaded. Loaded data stays visible during a refetch. */
export function QueryView<T>({
  query,
  skeleton,
  empty,
  isEmpty = isEmptyList,
  isSlowToRender = false,
  isPartOfPage = false,
  children,
}: Props<T>) {
  const intl = useIntl();
  const data = 'currentData' in query ? query.currentData : query.data;
  const hadData = useDeferredValue(data !== undefined);
  const { isFetching } = query;
  const wasRetried = useRef(false);
  const retry = () => {
    wasRetried.current = true;
    query.refetch();
  };
  // After a retry the error panel and its button are gone. If that leaves the focus on `body`, move it to the heading.
  useEffect(() => {
    if (isFetching || !wasRetried.current) return;
    wasRetried.current = false;
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, [isFetching]);

  if (data === undefined || (isSlowToRender && !hadData)) {
    if (!isPartOfPage && !query.isFetching && isForbidden(query.error)) return <Redirect to={paths.unauthorized} />;
    if (query.error !== undefined && !query.isFetching) return <ErrorPanel error={query.error} onRetry={retry} />;
    return <Loading onRetry={retry}>{skeleton}</Loading>;
  }
  return (
    <>
      {query.error !== undefined && (
        <ErrorPanel
          error={query.error}
          title={intl.formatMessage(messages.staleTitle)}
          onRetry={retry}
          isRetrying={query.isFetching}
        />
      )}
      {empty !== undefined && isEmpty(data) ? empty : children(data)}
    </>
  );
}

function Loading({ children, onRetry }: { children: ReactNode; onRetry: () => unknown }) {
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
            <Button variant="text" onClick={() => onRetry()}>
              <FormattedMessage {...messages.askAgain} />
            </Button>
          </CardActions>
        )}
      </div>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
