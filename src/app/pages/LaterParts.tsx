import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { isPrivacySignalOn } from '#platform/privacySignal.ts';
import { paths } from '#platform/routing/paths.ts';
import { prefetchWhenIdle } from '#platform/startup.ts';

import { trackedRouteAt, matchAt, routePatternAt } from '../routes.ts';
import { VersionNotice } from './VersionNotice.tsx';

/** Pages that users usually open next, by route pattern of the current page. */
const NEXT_PAGES: Record<string, readonly string[]> = {
  [paths.loans.list]: [paths.pay.mode(), paths.loans.details('any')],
  '/loans/:loanIdentifier': [paths.pay.mode()],
  [paths.pay.details()]: [paths.pay.mode()],
  [paths.accounts.list]: [paths.accounts.addCard],
};

/**
 * Prefetches the scripts of the pages that users usually open next. Failures are ignored, because those pages request them again. The
 * scripts are not evaluated until their page opens; doing it early would cost 5 % of the `loans.scripting` time budget.
 */
export function PrefetchNextPages() {
  const { pathname } = useLocation();
  useEffect(
    () =>
      prefetchWhenIdle(() => {
        for (const path of NEXT_PAGES[routePatternAt(pathname)] ?? [])
          void matchAt(path)
            .route.fetchScript?.()
            .catch(() => undefined);
      }),
    [pathname],
  );
  return null;
}

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
