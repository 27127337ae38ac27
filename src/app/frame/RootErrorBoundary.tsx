import { Component, type ReactNode } from 'react';

import { MAIN_ID } from '#platform/ui/actions/SkipLink.tsx';

import { BrokenPage } from './BrokenPage.tsx';
import './frame.css';

interface Props {
  children: ReactNode;
}

interface State {
  problem: { error: unknown } | null;
}

/** The last resort: when even the frame broke, a page that says so and offers to load again. */
export class RootErrorBoundary extends Component<Props, State> {
  override state: State = { problem: null };

  static getDerivedStateFromError(error: unknown): State {
    return { problem: { error } };
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return (
      <main id={MAIN_ID} className="frame-main frame-main-flow">
        <BrokenPage error={problem.error} />
      </main>
    );
  }
}
