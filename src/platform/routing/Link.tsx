import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: string;
  replace?: boolean;
}

/** A link to a page of the portal. The router's own brings what fetches pages ahead from a server that renders them: 2 KB on every page. */
export function Link({ to, replace, onClick, ...rest }: Props) {
  'use no memo'; // its children are new each time it renders, so remembering them would cost and gain nothing
  const href = useHref(to);
  const follow = useLinkClickHandler(to, replace === undefined ? {} : { replace });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
