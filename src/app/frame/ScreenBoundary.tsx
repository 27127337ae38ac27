import { Component, type ReactNode } from 'react';

import { buildInfo } from '#platform/config/buildInfo.ts';

import { BrokenPage } from './BrokenPage.tsx';
import { isChunkLoadError, mayReloadOnce } from './chunkLoadError.ts';
import { ScreenProblemContext } from './ScreenProblemContext.ts';

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
