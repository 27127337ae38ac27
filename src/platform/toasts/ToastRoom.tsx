import { useLayoutEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import type { PortalState } from '#platform/listen.ts';

/**
 * Room above the page, so that a toast stands over no heading and no link. It stays until the next page, because what somebody is about to
 * press must not move when a toast goes.
 */
export function ToastRoom() {
  const { pathname } = useLocation();
  const hasToast = useSelector(
    ({ toastr }: PortalState) => toastr?.toastrs.some(({ position }) => position === 'top-center') === true,
  );
  const [roomOn, setRoomOn] = useState<string | null>(null);
  if (hasToast && roomOn !== pathname) setRoomOn(pathname);
  // Otherwise the browser scrolls a page that is read further down, so that the toast would stand over what is read.
  useLayoutEffect(() => {
    document.documentElement.style.overflowAnchor = hasToast ? 'none' : '';
  }, [hasToast]);
  return hasToast || roomOn === pathname ? <div className="toast-room" /> : null;
}
