import type { ReactNode } from 'react';

import { LineDrawing, type Drawing } from './LineDrawing.tsx';

interface Props {
  /** What is going on, in one line. */
  title?: ReactNode;
  /** One sentence more. */
  children: ReactNode;
  /** One next step. */
  action?: ReactNode;
  drawing?: Drawing;
}

/** Nothing here yet: a sentence, a next step, a small drawing. */
export function EmptyState({ title, children, action, drawing = 'home' }: Props) {
  return (
    <div className="empty-state">
      <LineDrawing name={drawing} />
      {title === undefined ? null : <h2>{title}</h2>}
      <div className="empty-state-words">{children}</div>
      {action === undefined ? null : <div className="actions">{action}</div>}
    </div>
  );
}
