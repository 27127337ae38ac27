import { lazy, Suspense, type ComponentType } from 'react';

import type { Drawing } from './Drawings.tsx';

export type { Drawing };

/** Few pages have one, so they arrive by themselves; where they do not, the place stays empty. */
const Drawings = lazy<ComponentType<{ name: Drawing }>>(async () => {
  const part = await import(/* webpackChunkName: "Drawings" */ './Drawings.tsx').catch(() => null);
  return { default: part?.Drawings ?? None };
});

const None = () => null;

/** A drawing above a sentence, in a place of its size. Decoration only. */
export function LineDrawing({ name }: { name: Drawing }) {
  return (
    <div className="drawing" aria-hidden="true">
      <Suspense>
        <Drawings name={name} />
      </Suspense>
    </div>
  );
}
