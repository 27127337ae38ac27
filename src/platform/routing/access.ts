/** What a route row says about who may see it; `AccessGate` reads the deepest match. */
export interface RouteHandle {
  access: 'public' | 'authenticated';
  /** A guard: where to go instead, or null to stay. Pure. */
  redirect?: (at: { params: Record<string, string | undefined>; search: URLSearchParams }) => string | null;
}
