import { Suspense, useEffect, useLayoutEffect, type ComponentType } from 'react';
import { useDispatch } from 'react-redux';
import { NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';

import { screenBroke } from '#platform/history/pageActions.ts';
import type { RouteRow } from '#platform/routing/access.ts';
import { AccessGate } from '#platform/session/screens/AccessGate.tsx';
import { firstScreenShown } from '#platform/startup.ts';
import { Skeleton } from '#platform/ui/feedback/Skeleton.tsx';
import { PageTitle, RouteTitle } from '#platform/ui/layout/PageTitle.tsx';

import { ScreenBoundary } from './frame/ScreenBoundary.tsx';
import { matchAt } from './routes.ts';
import { screenOf } from './screenOf.ts';

/** The screen of the current address, behind its gate. */
export function Screens() {
  useScrollToTop();
  const { pathname } = useLocation();
  const row = matchAt(pathname).route;
  const screen = <RowView row={row} Screen={screenOf(row)} />;
  // The row is known already, so the router is given that one alone. It has no match for a path with the end of a line in it.
  return row.path === '*' ? (
    screen
  ) : (
    <Routes>
      <Route path={row.path} element={screen} />
    </Routes>
  );
}

function RowView({ row, Screen }: { row: RouteRow; Screen: ComponentType | null }) {
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  return (
    <ScreenBoundary key={pathname} onBroken={(isMissing) => dispatch(screenBroke({ isMissing }))}>
      <RouteTitle value={row.title ?? null}>
        <Suspense fallback={<Arriving row={row} />}>
          <AccessGate row={row}>{Screen === null ? null : <Screen />}</AccessGate>
          <Shown />
        </Suspense>
      </RouteTitle>
    </ScreenBoundary>
  );
}

/** Beside a screen's content, and like that not there while its code is loading. */
function Shown() {
  useEffect(firstScreenShown, []);
  return null;
}

const LOOKS = { content: 'stack', flow: 'flow stack', form: 'flow stack under-back', deadEnd: 'flow empty-state' };

/** Shows while a screen's code is loading: what the page is, and the outline of what it will say. */
function Arriving({ row: { title, look } }: { row: RouteRow }) {
  return (
    <div className={LOOKS[look ?? 'content']} aria-busy="true">
      {look === 'deadEnd' && <div className="drawing" />}
      {title === undefined ? <Skeleton height="35px" width="180px" /> : <PageTitle />}
      <Skeleton height="220px" />
    </div>
  );
}

/** A link leads to the top of its page. For Back and Forward the browser itself restores the place. */
function useScrollToTop() {
  const { pathname } = useLocation();
  const isLink = useNavigationType() !== NavigationType.Pop;
  useLayoutEffect(() => {
    if (isLink) window.scrollTo(0, 0);
  }, [pathname, isLink]);
}
