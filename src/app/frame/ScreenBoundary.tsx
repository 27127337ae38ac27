import { Component, type ReactNode } from 'react';

import { buildInfo } from '#platform/config/buildInfo.ts';

import { BrokenPage } from './BrokenPage.tsx';
import { isMissingPart, mayReload } from './missingPart.ts';
import { ScreenProblemContext } from './ScreenProblemContext.ts';

interface Props {
  /** Told once. */
  onBroken: (isMissing: boolean) => void;
  children: ReactNode;
}

interface State {
  problem: { error: unknown; willReload: boolean } | null;
}

/** Catches what breaks in a screen; the frame around it stays. A part of the code that did not load is fetched again once. */
export class ScreenBoundary extends Component<Props, State> {
  static override contextType = ScreenProblemContext;
  override state: State = { problem: null };

  static getDerivedStateFromError(error: unknown): State {
    return { problem: { error, willReload: isMissingPart(error) && mayReload(() => window.sessionStorage, buildInfo.commit) } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onBroken(isMissingPart(error));
    if (this.state.problem?.willReload) window.location.reload();
  }

  override render() {
    const recorded = this.context as Error | null; // what the provider has
    if (recorded !== null) return <BrokenPage error={recorded} />;
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return problem.willReload ? null : <BrokenPage error={problem.error} />;
  }
}
