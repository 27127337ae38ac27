import { Navigate, useLocation } from 'react-router-dom';

/**
 * Redirects to another page, unless a navigation has already begun. A page may render once more before the next one is shown, and would
 * otherwise bring the user back.
 * @param state location state for the target page
 */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const { key } = useLocation();
  const here = window.history.state as { key?: string } | null; // The router stores its state in the history entry.
  return here?.key === undefined || here.key === key ? <Navigate replace to={to} state={state} /> : null;
}
