import { Suspense, useLayoutEffect, type ComponentType } from 'react';
import { useDispatch } from 'react-redux';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { screenBroke } from '#platform/history/pageActions.ts';
import type { RouteRow } from '#platform/routing/access.ts';
import { AccessGate } from '#platform/routing/AccessGate.tsx';
import { PathParams } from '#platform/routing/PathParams.ts';
import { Skeleton } from '#platform/ui/feedback/Skeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { ScreenBoundary } from './frame/ScreenBoundary.tsx';
import { matchAt } from './routes.ts';
import { screenOf } from './screenOf.ts';

/** The screen of the current address, behind its gate. */
export function Screens() {
  'use no memo'; // it renders again with each address, and then all of it is new
  useScrollToTop();
  const { pathname } = useLocation();
  const { params, route: row } = matchAt(pathname);
  return (
    <PathParams value={params}>
      <RowView row={row} Screen={screenOf(row)} />
    </PathParams>
  );
}

function RowView({ row, Screen }: { row: RouteRow; Screen: ComponentType | null }) {
  'use no memo'; // it renders again with each address, and then all of it is new
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  return (
    <ScreenBoundary key={pathname} onBroken={(isMissing) => dispatch(screenBroke({ isMissing }))}>
      <Suspense fallback={<Arriving row={row} />}>
        <AccessGate row={row}>{Screen === null ? null : <Screen />}</AccessGate>
      </Suspense>
    </ScreenBoundary>
  );
}

const LOOKS = { content: 'stack', flow: 'flow stack', form: 'flow stack under-back', deadEnd: 'flow empty-state' };

/** Shows while a screen's code is loading: what the page is, and the outline of what it will say. */
function Arriving({ row: { title, look } }: { row: RouteRow }) {
  'use no memo';
  return (
    <div className={LOOKS[look ?? 'content']} aria-busy="true">
      {look === 'deadEnd' && <div className="drawing" />}
      {title === undefined ? <Skeleton height="35px" width="180px" /> : <PageTitle message={title} />}
      <Skeleton height="220px" />
    </div>
  );
}

/** A link leads to the top of its page. For Back and Forward the browser itself restores the place. */
function useScrollToTop() {
  'use no memo'; // every page carries it, and remembering costs more than it does
  const { pathname } = useLocation();
  const isLink = useNavigationType() !== NavigationType.Pop;
  useLayoutEffect(() => {
    if (isLink) window.scrollTo(0, 0);
  }, [pathname, isLink]);
}
