import { useLayoutEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import type { PortalState } from '#platform/storeTypes.ts';

/**
 * Reserves space above the page, so that a toast covers no heading or link. The space stays until the next navigation, because closing a
 * toast must not move what the user is about to click.
 */
export function ToastSpacer() {
  const { pathname } = useLocation();
  const hasToast = useSelector(
    ({ toastr }: PortalState) => toastr?.toastrs.some(({ position }) => position === 'top-center') === true,
  );
  const [roomOn, setRoomOn] = useState<string | null>(null);
  if (hasToast && roomOn !== pathname) setRoomOn(pathname);
  // With scroll anchoring, a browser that is scrolled down would compensate for the new space, and the toast would cover the text being
  // read.
  useLayoutEffect(() => {
    document.documentElement.style.overflowAnchor = hasToast ? 'none' : '';
  }, [hasToast]);
  return hasToast || roomOn === pathname ? <div className="toast-room" /> : null;
}
