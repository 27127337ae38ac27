import { useState } from 'react';

/** Nodes are named by path. They stay open when the replay moves to another step. */
export interface OpenNodes {
  isOpen: (path: string) => boolean;
  set: (path: string, isOpen: boolean) => void;
}

export function useOpenNodes(): OpenNodes {
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
