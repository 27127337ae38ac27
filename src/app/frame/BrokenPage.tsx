import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { staticDocument } from '#platform/api/staticDocument.ts';
import { paths } from '#platform/routing/paths.ts';
import { seemsOffline } from '#platform/seemsOffline.ts';
import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { LineDrawing } from '#platform/ui/feedback/LineDrawing.tsx';

import { messages } from './messages.ts';
import { isMissingPart } from './missingPart.ts';

/** How often a page that seems to be offline looks whether it is. */
const LOOK_EVERY_MS = 15_000;

const reload = () => window.location.reload();

/**
 * Shows in place of a broken screen. Needs no router, so it works even when the router broke. What is missing for want of a connection is
 * fetched once that is back: nothing that was typed is on this page.
 */
export function BrokenPage({ error }: { error: unknown }) {
  const intl = useIntl();
  const isMissing = isMissingPart(error);
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
    // The browser may not notice that the connection is back. Loading the page without one would show the browser's own.
    const look = () => void staticDocument('/version.json').then(reload, () => undefined);
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOffline]);
  return (
    <div className="flow empty-state" role="alert">
      {/* Without a connection it could not arrive. */}
      {!isOffline && <LineDrawing name={isMissing ? 'cable' : 'door'} />}
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p>
        <FormattedMessage {...body} />
      </p>
      <div className="actions">
        <ActionButton look="primary" onClick={reload}>
          <FormattedMessage {...(isOffline ? messages.tryNow : messages.reload)} />
        </ActionButton>
        {!isOffline && (
          <a className="button button-quiet" href={paths.loans.list}>
            <FormattedMessage {...messages.home} />
          </a>
        )}
        <ReportProblem />
      </div>
      {!isOffline && (
        <p className="muted small">
          <CallSupport />
        </p>
      )}
    </div>
  );
}
