import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';

import { valueOpened, type PaystubValueRef } from '../ocrSlice.ts';

/** Element on the same page that a link moves the focus to. */
export interface JumpTarget {
  id: string;
  /** Value to open first, if its input is rendered only while the value is open. */
  value?: PaystubValueRef | undefined;
}

/**
 * Returns a function that focuses a target. It opens a closed value synchronously, because phones show the keyboard only for focus set
 * during the tap itself.
 */
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

export function JumpLink({ target, children, ...rest }: Props) {
  const jump = useJump();
  return (
    <Link
      {...rest}
      href={`#${target.id}`}
      onClick={(event) => {
        event.preventDefault(); // keep the URL unchanged, because the router would treat the new hash as a navigation
        jump(target);
      }}
    >
      {children}
    </Link>
  );
}
