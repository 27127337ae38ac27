import { useLocation } from 'react-router-dom';

/** Whether the page is the place at an address, or below it. */
export function useIsCurrentPlace(): (to: string) => boolean {
  const here = `${useLocation().pathname.toLowerCase()}/`;
  return (to) => here.startsWith(`${to}/`);
}
