/** How a call can fail, as seen from the screen. `code` is the HTTP layer's own, for reports. */
export type PortalError = { code: string; quiet?: boolean } & (
  | { kind: 'cancelled' }
  | { kind: 'noAnswer'; cause: 'network' | 'timeout' }
  | { kind: 'emptyBody'; status: number; retryAfterSeconds?: number }
  | { kind: 'body'; status: number; retryAfterSeconds?: number; body: unknown }
);

/** The status, or undefined when there was no answer. */
export const statusOf = (error: PortalError): number | undefined =>
  error.kind === 'emptyBody' || error.kind === 'body' ? error.status : undefined;
