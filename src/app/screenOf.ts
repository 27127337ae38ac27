import { lazy, type ComponentType } from 'react';

import { installFeaturesOf } from '#platform/feature.tsx';
import type { PortalDispatch } from '#platform/listen.ts';
import type { RouteRow } from '#platform/routing/access.ts';
import { trackRequest } from '#platform/startup.ts';

/** One for each row and for good, or React would begin a screen anew. */
const screens = new Map<RouteRow, ComponentType>();

/** A row's screen, whose code loads when it is first rendered, unless it was fetched before; null for a row that only leads on. */
export function screenOf(row: RouteRow, dispatch: PortalDispatch): ComponentType | null {
  const { load } = row;
  if (load === undefined) return null;
  const Screen = screens.get(row) ?? lazy(async () => ({ default: await fetchScreen(load, dispatch) }));
  screens.set(row, Screen);
  return Screen;
}

/** Fetches a screen's code, so that its first render need not wait. False when it did not come: the screen then asks for it again. */
export async function loadAhead(row: RouteRow, dispatch: PortalDispatch): Promise<boolean> {
  try {
    if (row.load === undefined) return true;
    const Screen = await fetchScreen(row.load, dispatch);
    if (!screens.has(row)) screens.set(row, Screen);
    return true;
  } catch {
    return false;
  }
}

/** With the state and reactions that it would wait for when it is rendered. */
async function fetchScreen(load: NonNullable<RouteRow['load']>, dispatch: PortalDispatch): Promise<ComponentType> {
  const Screen = await trackRequest(load());
  dispatch(installFeaturesOf(Screen));
  return Screen;
}
