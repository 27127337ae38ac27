import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { isPrivacySignalOn } from '#platform/privacySignal.ts';

import { trackedRouteAt } from '../routes.ts';
import { PrefetchNextPages } from './PrefetchNextPages.tsx';
import { VersionNotice } from './VersionNotice.tsx';

/** Loaded only if page views may be counted. If the chunk fails to load, nothing is counted. */
const VisitCounter = lazy(async () => {
  const part = await import(/* webpackChunkName: "VisitCounter" */ './VisitCounter.tsx').catch(() => null);
  return { default: part?.VisitCounter ?? ((_props: { route: string }) => null) };
});

/** Parts that every page needs and that can load after the first screen. */
export function LaterParts() {
  const { pathname } = useLocation();
  const { analytics } = useConfig();
  const countedRoute = analytics.provider === 'none' || isPrivacySignalOn() ? null : trackedRouteAt(pathname);
  return (
    <>
      <VersionNotice />
      <PrefetchNextPages />
      {countedRoute !== null && (
        <Suspense>
          <VisitCounter route={countedRoute} />
        </Suspense>
      )}
    </>
  );
}
