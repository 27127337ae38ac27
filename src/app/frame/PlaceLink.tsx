import { Link, useLocation, type LinkProps } from 'react-router-dom';

/** A link of the frame, which says whether the page is the place that it leads to, or below it. */
export function PlaceLink(props: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  const isHere = `${pathname.toLowerCase()}/`.startsWith(`${props.to}/`);
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />;
}
