import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { ButtonLook } from './ActionButton.tsx';

interface Props {
  to: string;
  children: ReactNode;
  look?: Exclude<ButtonLook, 'danger'>;
  replace?: boolean;
}

/** A link to a route of the portal that looks like a button. */
export function ActionLink({ to, children, look = 'secondary', replace = false }: Props) {
  return (
    <Link to={to} replace={replace} className={`button button-${look}`}>
      {children}
    </Link>
  );
}
