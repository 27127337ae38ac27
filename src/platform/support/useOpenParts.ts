import { useState } from 'react';

/** Which parts of a tree are open, by their paths. They stay open from step to step. */
export interface OpenParts {
  isOpen: (path: string) => boolean;
  set: (path: string, isOpen: boolean) => void;
}

export function useOpenParts(): OpenParts {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: (path) => open.has(path),
    set: (path, isOpen) => {
      if (open.has(path) === isOpen) return;
      const next = new Set(open);
      if (isOpen) next.add(path);
      else next.delete(path);
      setOpen(next);
    },
  };
}
