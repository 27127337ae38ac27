import type { ReactNode } from 'react';

import { LineDrawing, type Drawing } from './LineDrawing.tsx';

interface Props {
  /** One sentence that says what is going on. */
  children: ReactNode;
  /** One next step. */
  action?: ReactNode;
  drawing?: Drawing;
}

/** Nothing here yet: a sentence, a next step, a small drawing. */
export function EmptyState({ children, action, drawing = 'home' }: Props) {
  'use no memo'; // its children are new each time it renders, so remembering them would cost and gain nothing
  return (
    <div className="empty-state">
      <LineDrawing name={drawing} />
      <div>{children}</div>
      {action === undefined ? null : <div className="actions">{action}</div>}
    </div>
  );
}
