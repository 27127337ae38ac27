import { Navigate, useLocation } from 'react-router-dom';

/**
 * Leads from a page to another, but for who is on the way to one already: a page that is being left may render again before the next
 * one is drawn, and would call the person back.
 */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation();
  const state = window.history.state as { key?: string } | null; // the router's, of the address as it stands by now
  return state?.key === undefined || state.key === key ? <Navigate replace to={to} /> : null;
}
