import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { memo, Suspense, useEffect, useLayoutEffect, type ComponentType, Component, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';

import { screenBroke } from '#platform/history/pageActions.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import type { RouteRow } from '#platform/routing/access.ts';
import { AccessGate } from '#platform/session/screens/AccessGate.tsx';
import { firstScreenShown } from '#platform/startup.ts';
import { EmptyPanel } from '#platform/ui/layout/EmptyPanel.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle, RouteTitleContext } from '#platform/ui/layout/PageTitle.tsx';
import { buildInfo } from '#platform/config/buildInfo.ts';

import { matchAt } from './routes.ts';
import { screenOf } from './screenOf.ts';
import { BrokenPage } from './frame/BrokenPage.tsx';
import { isChunkLoadError, mayReloadOnce } from './frame/chunkLoadError.ts';
import { ScreenProblemContext } from './frame/ScreenProblemContext.ts';

interface Props {
  /** Called once when the screen crashes. */
  onBroken: (isMissing: boolean) => void;
  children: ReactNode;
}

interface State {
  problem: { error: unknown; willReload: boolean } | null;
}

/** Catches errors in a screen, so that the frame around it stays. If a code chunk did not load, it reloads the page once. */
export class ScreenBoundary extends Component<Props, State> {
  static override contextType = ScreenProblemContext;
  override state: State = { problem: null };

  static getDerivedStateFromError(error: unknown): State {
    return {
      problem: { error, willReload: isChunkLoadError(error) && mayReloadOnce(() => window.sessionStorage, buildInfo.commit) },
    };
  }

  override componentDidCatch(error: unknown) {
    this.props.onBroken(isChunkLoadError(error));
    if (this.state.problem?.willReload) window.location.reload();
  }

  override render() {
    const recorded = this.context as Error | null; // The cast is safe: `ScreenProblemContext` holds an Error or null.
    if (recorded !== null) return <BrokenPage error={recorded} />;
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return problem.willReload ? null : <BrokenPage error={problem.error} />;
  }
}

/**
 * Renders the screen of the current URL behind its access gate. Memoized, so that changes around it (such as the user's name) do not
 * re-render it.
 */
export const Screens = memo(function Screens() {
  useScrollToTop();
  const { pathname } = useLocation();
  const dispatch = useDispatch<PortalDispatch>();
  const row = matchAt(pathname).route;
  const screen = <RouteView row={row} Screen={screenOf(row, dispatch)} />;
  // The row is already known, so the router gets only that route. It is bypassed for `*`, because React Router matches nothing for a path
  // that contains a line break.
  return row.path === '*' ? (
    screen
  ) : (
    <Routes>
      <Route path={row.path} element={screen} />
    </Routes>
  );
});

function RouteView({ row, Screen }: { row: RouteRow; Screen: ComponentType | null }) {
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  return (
    <ScreenBoundary key={pathname} onBroken={(isMissing) => dispatch(screenBroke({ isMissing }))}>
      <RouteTitleContext value={row.title ?? null}>
        <Suspense fallback={<ScreenSkeleton row={row} />}>
          <AccessGate row={row}>{Screen === null ? null : <Screen />}</AccessGate>
          <FirstScreenMarker />
        </Suspense>
      </RouteTitleContext>
    </ScreenBoundary>
  );
}

/**
 * Reports that the first screen is in the document. It suspends together with the screen, so the effect runs only after the screen's code
 * has loaded.
 */
function FirstScreenMarker() {
  useEffect(firstScreenShown, []);
  return null;
}

function ScreenSkeleton({ row: { title, titleLayout } }: { row: RouteRow }) {
  const outline = (
    <>
      {title === undefined ? <Skeleton height="35px" width="180px" /> : <PageTitle />}
      <Skeleton height="220px" />
    </>
  );
  if (titleLayout === undefined)
    return (
      <Stack spacing={2} aria-busy="true">
        {outline}
      </Stack>
    );
  if (titleLayout === 'deadEnd')
    return (
      <NarrowColumn aria-busy="true">
        <EmptyPanel>
          <div className="drawing" />
          {outline}
        </EmptyPanel>
      </NarrowColumn>
    );
  // Forms have a back link above the title, so leave room for it.
  return (
    <NarrowColumn spacing={2} aria-busy="true" sx={{ paddingTop: titleLayout === 'form' ? 5 : 0 }}>
      {outline}
    </NarrowColumn>
  );
}

/** Scrolls to the top after following a link. For Back and Forward the browser restores the position. */
function useScrollToTop() {
  const { pathname } = useLocation();
  const isLink = useNavigationType() !== NavigationType.Pop;
  useLayoutEffect(() => {
    if (isLink) window.scrollTo(0, 0);
  }, [pathname, isLink]);
}
