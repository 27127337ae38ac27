import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';

import { Link } from '#platform/routing/Link.tsx';

/** A link of the frame, which says whether the page is the place that it leads to, or below it. */
export function PlaceLink(props: ComponentProps<typeof Link>) {
  'use no memo';
  const { pathname } = useLocation();
  const isHere = `${pathname.toLowerCase()}/`.startsWith(`${props.to}/`);
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />;
}
