import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { fetchStaticDocument } from '#platform/api/fetchStaticDocument.ts';
import { paths } from '#platform/routing/paths.ts';
import { seemsOffline } from '#platform/seemsOffline.ts';
import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { LineDrawing } from '#platform/ui/feedback/LineDrawing.tsx';
import { EmptyPanel } from '#platform/ui/layout/EmptyPanel.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';

import { messages } from './messages.ts';
import { isChunkLoadError } from './chunkLoadError.ts';

const ONLINE_CHECK_INTERVAL_MS = 15_000;

const reload = () => window.location.reload();

/**
 * Replaces a screen that crashed or did not load. It uses no router, so that it works even if the router crashed. If code is missing, the
 * page reloads when the browser is back online; no user input can be lost by that.
 */
export function BrokenPage({ error }: { error: unknown }) {
  const intl = useIntl();
  const isMissing = isChunkLoadError(error);
  const [isOffline] = useState(isMissing && seemsOffline());
  const [titleWords, body] = isOffline
    ? [messages.offlineTitle, messages.offlineBody]
    : isMissing
      ? [messages.partMissing, messages.partMissingBody]
      : [messages.screenFailed, messages.screenFailedBody];
  const title = intl.formatMessage(titleWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title;
    heading.current?.focus();
  }, [title]);
  useEffect(() => {
    if (!isMissing) return undefined;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isMissing]);
  useEffect(() => {
    if (!isOffline) return undefined;
    // The browser may not notice that it is back online, so fetch a small file first. Reloading while offline would show the browser's
    // own error page.
    const look = () => void fetchStaticDocument('/version.json').then(reload, () => undefined);
    const timer = setInterval(look, ONLINE_CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isOffline]);
  return (
    <NarrowColumn>
      <EmptyPanel role="alert" data-broken-page>
        {!isOffline && <LineDrawing name={isMissing ? 'cable' : 'door'} />}
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p>
          <FormattedMessage {...body} />
        </p>
        <CardActions>
          <Button variant="contained" onClick={reload}>
            <FormattedMessage {...(isOffline ? messages.tryNow : messages.reload)} />
          </Button>
          {!isOffline && (
            <Button variant="text" href={paths.loans.list}>
              <FormattedMessage {...messages.home} />
            </Button>
          )}
          <ReportProblem />
        </CardActions>
        {!isOffline && (
          <Typography variant="body2" color="textSecondary">
            <CallSupport />
          </Typography>
        )}
      </EmptyPanel>
    </NarrowColumn>
  );
}
