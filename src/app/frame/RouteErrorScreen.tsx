import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';

import { buildInfo } from '#platform/config/buildInfo.ts';

import { BrokenPage } from './BrokenPage.tsx';
import { isMissingPart, mayReload } from './missingPart.ts';

/** The `errorElement` of the routes: the frame stays round it. A missing part of the program is fetched again once, by itself. */
export function RouteErrorScreen() {
  const error = useRouteError();
  const [willReload] = useState(() => isMissingPart(error) && mayReload(() => window.sessionStorage, buildInfo.commit));
  useEffect(() => {
    if (willReload) window.location.reload();
  }, [willReload]);
  return willReload ? null : <BrokenPage error={error} />;
}
