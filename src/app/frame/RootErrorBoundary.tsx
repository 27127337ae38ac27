import { Component, type ReactNode } from 'react';

import { paths } from '#platform/routing/paths.ts';
import { MAIN_ID } from '#platform/ui/actions/SkipLink.tsx';

import { BrokenPage } from './BrokenPage.tsx';
import './frame.css';
import { isChunkLoadError } from './chunkLoadError.ts';

interface Props {
  children: ReactNode;
}

interface State {
  problem: { error: unknown } | null;
}

/** Last resort when even the page frame crashed: shows an error page with a reload button. */
export class RootErrorBoundary extends Component<Props, State> {
  override state: State = { problem: null };

  static getDerivedStateFromError(error: unknown): State {
    return { problem: { error } };
  }

  /** Changes the URL to `/error`, because reloading the same page would probably crash again. */
  override componentDidCatch(error: unknown) {
    if (!isChunkLoadError(error)) window.history.replaceState(null, '', paths.error);
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
