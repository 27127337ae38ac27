import { lazy, type ComponentType } from 'react';

import type { RouteRow } from '#platform/routing/access.ts';
import { trackRequest } from '#platform/startup.ts';

/** One for each row and for good, or React would begin a screen anew. */
const screens = new Map<RouteRow, ComponentType>();

/** A row's screen, whose code loads when it is first rendered, unless it was fetched before; null for a row that only leads on. */
export function screenOf(row: RouteRow): ComponentType | null {
  const { load } = row;
  if (load === undefined) return null;
  const Screen = screens.get(row) ?? lazy(async () => ({ default: await trackRequest(load()) }));
  screens.set(row, Screen);
  return Screen;
}

/** Fetches a screen's code, so that its first render need not wait. False when it did not come: the screen then asks for it again. */
export async function loadAhead(row: RouteRow): Promise<boolean> {
  try {
    if (row.load === undefined) return true;
    const Screen = await trackRequest(row.load());
    if (!screens.has(row)) screens.set(row, Screen);
    return true;
  } catch {
    return false;
  }
}
