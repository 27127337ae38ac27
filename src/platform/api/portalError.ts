/** How a call can fail, as seen from the screen. `code` is the HTTP layer's own, for reports. */
export type PortalError = { code: string; quiet?: boolean } & (
  | { kind: 'cancelled' }
  | { kind: 'noAnswer'; cause: 'network' | 'timeout' }
  | { kind: 'emptyBody'; status: number; retryAfterSeconds?: number }
  | { kind: 'body'; status: number; retryAfterSeconds?: number; body: unknown }
);

export const isPortalError = (error: unknown): error is PortalError =>
  typeof error === 'object' && error !== null && 'kind' in error;

/** The status of a failed call; undefined when there was no answer, or no failure. */
export const httpStatusOf = (error: unknown): number | undefined =>
  isPortalError(error) && (error.kind === 'emptyBody' || error.kind === 'body') ? error.status : undefined;
