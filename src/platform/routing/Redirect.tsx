import { Navigate, useLocation } from 'react-router-dom';

/**
 * Leads from a page to another, but for who is on the way to one already: a page that is being left may render again before the next
 * one is drawn, and would call the person back.
 * @param state for the page that it leads to
 */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const { key } = useLocation();
  const here = window.history.state as { key?: string } | null; // the router's, of the address as it stands by now
  return here?.key === undefined || here.key === key ? <Navigate replace to={to} state={state} /> : null;
}
