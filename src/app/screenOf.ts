import { lazy, type ComponentType } from 'react';

import { installFeaturesOf } from '#platform/feature.tsx';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import type { RouteRow } from '#platform/routing/access.ts';
import { trackRequest } from '#platform/startup.ts';

/** Screen component by row. Each is created only once, because a new component type would make React remount the screen. */
const screenByRoute = new Map<RouteRow, ComponentType>();

/** Returns a row's screen component, or null for a row that only redirects. If the code was not preloaded, it loads on the first render. */
export function screenOf(row: RouteRow, dispatch: PortalDispatch): ComponentType | null {
  const { load } = row;
  if (load === undefined) return null;
  const Screen = screenByRoute.get(row) ?? lazy(async () => ({ default: await fetchScreen(load, dispatch) }));
  screenByRoute.set(row, Screen);
  return Screen;
}

/**
 * Preloads a screen's code, so that its first render does not suspend. Resolves to false on failure; the screen then loads it again when
 * rendered.
 */
export async function preloadScreen(row: RouteRow, dispatch: PortalDispatch): Promise<boolean> {
  try {
    if (row.load === undefined) return true;
    const Screen = await fetchScreen(row.load, dispatch);
    if (!screenByRoute.has(row)) screenByRoute.set(row, Screen);
    return true;
  } catch {
    return false;
  }
}

/** Also installs the Redux slices and listeners that the screen needs. */
async function fetchScreen(load: NonNullable<RouteRow['load']>, dispatch: PortalDispatch): Promise<ComponentType> {
  const Screen = await trackRequest(load());
  dispatch(installFeaturesOf(Screen));
  return Screen;
}
