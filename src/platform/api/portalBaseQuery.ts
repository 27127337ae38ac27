import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';

import type { PortalConfig } from '#platform/config/config.ts';
import type { Outside } from '#platform/listen.ts';
import { renewed, selectAccessToken, signInRequested, type SessionSlice } from '#platform/session/store/sessionSlice.ts';

import type { PortalCall } from './calls.ts';
import { httpCall, XSRF_COOKIE, type Outcome } from './httpCall.ts';
import type { PortalError } from './portalError.ts';
import { isSealed } from './sealed.ts';

export interface CallOptions {
  /** The screen shows the failure itself: no toast. */
  quiet?: boolean;
}

/**
 * The base query of the four APIs (specification, section 7): bearer, credentials, XSRF header, base address from the runtime
 * document. Answers data or one `PortalError`; no request, header or body stays in an action's meta.
 */
export const portalBaseQuery =
  (base: keyof PortalConfig['bases']): BaseQueryFn<PortalCall, unknown, PortalError, CallOptions> =>
  async (call, api, options) => {
    // The thunk's extra argument is what `createStore` was given.
    const { config, envelopes, identity } = api.extra as Outside;
    const body = isSealed(call.body) ? envelopes.open(call.body) : call.body;
    const attempt = async (token: string | null): Promise<Outcome> => {
      if (needsXsrfCookie(call, config.bases[base])) await askForXsrfCookie(config, token, api.signal);
      return httpCall({
        url: `${config.bases[base]}/${call.path}`,
        method: call.method,
        ...(body === undefined ? {} : { body }),
        ...(call.idempotencyKey === undefined ? {} : { idempotencyKey: call.idempotencyKey }),
        token,
        timeoutMs: call.timeoutMs ?? 0,
        withCredentials: true,
        signal: api.signal,
      });
    };

    let outcome = await attempt(accessToken(api));
    if (refusal(outcome)?.status === 401) {
      // Renew once, then ask for sign-in. Nothing was done by a refused call, so sending it again is safe.
      const session = accessToken(api) === null ? null : await identity.renew();
      if (session === null) {
        api.dispatch(signInRequested({ returnUrl: window.location.pathname + window.location.search }));
      } else {
        api.dispatch(renewed(session));
        outcome = await attempt(session.token);
      }
    } else if (refusal(outcome)?.code === 'xsrf') {
      await askForXsrfCookie(config, accessToken(api), api.signal);
      outcome = await attempt(accessToken(api));
    }
    return 'error' in outcome ? { error: { ...outcome.error, ...options } } : outcome;
  };

// Every store of the portal has the session slice under this key.
const accessToken = (api: BaseQueryApi) => selectAccessToken(api.getState() as { session: SessionSlice });

/** A refusal that came with a body: status, and the reason that a machine can read. */
function refusal(outcome: Outcome): { status: number; code: unknown } | null {
  if (!('error' in outcome) || outcome.error.kind !== 'body') return null;
  const { status, body } = outcome.error;
  return { status, code: typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined };
}

/** Writes to our own origin are protected by the cookie's double; other origins by the bearer and CORS. */
function needsXsrfCookie(call: PortalCall, base: string): boolean {
  const isSameOrigin = new URL(base, window.location.href).origin === window.location.origin;
  return call.method !== 'GET' && isSameOrigin && !document.cookie.includes(`${XSRF_COOKIE}=`);
}

/** `GET account` sets the cookie; the write that follows carries it. A failure shows in that write. */
const askForXsrfCookie = (config: PortalConfig, token: string | null, signal: AbortSignal) =>
  httpCall({ url: `${config.bases.borrower}/account`, method: 'GET', token, timeoutMs: 10_000, withCredentials: true, signal });
