import { useLocation } from 'react-router-dom';

/** Returns a function that tells whether the current page is at a path or below it. */
export function useIsCurrentPath(): (to: string) => boolean {
  const here = `${useLocation().pathname.toLowerCase()}/`;
  return (to) => here.startsWith(`${to}/`);
}
