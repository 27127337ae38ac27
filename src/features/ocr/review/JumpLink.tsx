import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';

import { valueOpened, type ValueOf } from '../ocrSlice.ts';

/** Where something on this page is said. */
export interface JumpTarget {
  id: string;
  /** Its field is on the page once it is opened. */
  value?: ValueOf | undefined;
}

/** Moves the focus there. A value is opened in the same task, because a phone shows its keyboard for nothing that comes later. */
export function useJump(): (target: JumpTarget) => void {
  const dispatch = useDispatch();
  return ({ id, value }) => {
    if (value !== undefined && document.getElementById(id) === null) flushSync(() => dispatch(valueOpened(value)));
    document.getElementById(id)?.focus();
  };
}

interface Props {
  target: JumpTarget;
  'aria-label'?: string;
  children: ReactNode;
}

/** A link that moves the focus to where something on this page is said. */
export function JumpLink({ target, children, ...rest }: Props) {
  const jump = useJump();
  return (
    <Link
      {...rest}
      href={`#${target.id}`}
      onClick={(event) => {
        event.preventDefault(); // the address must not change, because the router reads it
        jump(target);
      }}
    >
      {children}
    </Link>
  );
}
