import { Component, type ReactNode } from 'react';

import { paths } from '#platform/routing/paths.ts';
import { MAIN_ID } from '#platform/ui/actions/SkipLink.tsx';

import { BrokenPage } from './BrokenPage.tsx';
import './frame.css';
import { isMissingPart } from './missingPart.ts';

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

  /** What broke the frame would break it again: from here on this page is `/error`, which loading again leads to. */
  override componentDidCatch(error: unknown) {
    if (!isMissingPart(error)) window.history.replaceState(null, '', paths.error);
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
