import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import type { IntlShape } from 'react-intl';

import type { RefusalCode } from '#contract/refusals.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import type { Dependencies } from '#platform/storeTypes.ts';
import { currentReturnUrl } from '#platform/session/store/currentReturnUrl.ts';
import {
  renewed,
  selectAccessToken,
  selectIsLoggedIn,
  signInRequested,
  type SessionSlice,
} from '#platform/session/store/sessionSlice.ts';
import { trackRequest } from '#platform/startup.ts';

import { withErrorDisplay, type CallOptions } from './responses/callOptions.ts';
import type { PortalCall } from './calls.ts';
import { withFailureCache } from './responses/failedReads.ts';
import { formSender, toDownloadedFile, type ReceivedFile } from './files.ts';
import { httpCall } from './httpCall.ts';
import { messages } from './messages.ts';
import { httpStatusOf, refusalCode, type PortalError } from './portalError.ts';
import type { CallResult } from './responses/readResponse.ts';
import { isSecretHandle } from './secretVault.ts';

/** Metadata kept in the Redux action of a call: its route in the contract and the status of the last response. */
export interface CallMeta {
  route: string;
  status: number | null;
}

/**
 * Fetches the account, which sets the XSRF cookie. Never throws: it returns the error, and the mutation that follows may then be
 * rejected.
 * @param anew refetches even if the account is cached
 */
export type FetchAccount = (api: Pick<BaseQueryApi, 'dispatch' | 'getState'>, anew?: boolean) => Promise<PortalError | undefined>;

/**
 * Base query of the four APIs (specification, section 7). It adds the bearer token, credentials and XSRF header, and takes the base URL
 * from the runtime document. Returns data or one `PortalError`; no request, header or body is kept in an action's meta.
 */
export const portalBaseQuery = (base: keyof PortalConfig['bases'], askForAccount: FetchAccount): PortalQuery =>
  withFailureCache(withRequestTracking(sendCall(base, askForAccount)));

const withRequestTracking =
  (query: PortalQuery): PortalQuery =>
  (call, api, options) =>
    trackRequest(Promise.resolve(query(call, api, options)));

type PortalQuery = BaseQueryFn<PortalCall, unknown, PortalError, CallOptions, CallMeta>;

const sendCall =
  (base: keyof PortalConfig['bases'], askForAccount: FetchAccount): PortalQuery =>
  async (call, api, options) => {
    // The thunk's extra argument is what `createStore` was given.
    const outside = api.extra as Dependencies;
    const { config, vault, history, identity } = outside;
    const body = isSecretHandle(call.body) ? vault.take(call.body) : call.body;
    const form = call.form === undefined ? undefined : vault.take(call.form);
    const needsXsrfToken = call.method !== 'GET' && isSameOrigin(config.bases[base]);
    let sentXsrfToken: string | undefined;
    const meta: CallMeta = { route: call.route, status: null };
    const send = (token: string | null): Promise<CallResult> => {
      sentXsrfToken = xsrfToken();
      const logEnd = history?.logCall({ method: call.method, route: call.route, endpoint: api.endpoint });
      return httpCall({
        onEnd: (end) => {
          meta.status = end.status;
          logEnd?.(end);
        },
        url: `${config.bases[base]}/${call.path}`,
        method: call.method,
        responseSchema: call.responseSchema,
        ...(body === undefined ? {} : { body }),
        ...(form === undefined ? {} : { sendBy: formSender(form) }),
        ...(call.expectsFile === undefined ? {} : { expectsFile: true }),
        ...(call.idempotencyKey === undefined ? {} : { idempotencyKey: call.idempotencyKey }),
        ...(call.headers === undefined ? {} : { headers: call.headers(outside) }),
        ...(needsXsrfToken && sentXsrfToken ? { xsrfToken: decodeCookieValue(sentXsrfToken) } : {}),
        token,
        timeoutMs: call.timeoutMs ?? 0,
        withCredentials: true,
        signal: api.signal,
      });
    };

    const token = accessToken(api); // Read the token before awaiting, because the sign-out call must still carry it.
    if (needsXsrfToken) await askForAccount(api, xsrfToken() === undefined);
    let outcome = await send(token);
    // A call that visitors may make does not redirect to sign-in on a 401.
    const isVisitors = call.route === 'GET account' || (call.linkAuth === true && token === null);
    // A sign-in is still being completed. Its own screen reports the outcome.
    const isArriving = token !== null && !selectIsLoggedIn(stateOf(api));
    if (refusalStatusAndCode(outcome)?.status === 401 && !isVisitors && !isArriving) {
      const session = accessToken(api) === null ? null : await identity.renew();
      if (session === null) {
        api.dispatch(signInRequested({ returnUrl: currentReturnUrl(stateOf(api)) }));
      } else {
        api.dispatch(renewed(session));
        // A request rejected with 401 had no effect, so it is safe to resend.
        if (call.requiresOutcomeCheck !== true) outcome = await send(session.token);
      }
    }
    const forbidden = needsXsrfToken ? refusalStatusAndCode(outcome) : null;
    let accountProblem: PortalError | undefined;
    if (forbidden?.status === 403 && (forbidden.code === 'xsrf' || forbidden.code === null)) {
      accountProblem = await askForAccount(api, true);
      // A 403 without a code may have another cause than an outdated XSRF token. A call that must not run twice is then not resent.
      const isStale = call.idempotencyKey === undefined && xsrfToken() !== sentXsrfToken;
      if (call.requiresOutcomeCheck !== true && (forbidden.code === 'xsrf' || isStale)) outcome = await send(accessToken(api));
      // For a query, the lender's message "not confirmed, nothing was changed" makes no sense. Report instead that the account request
      // failed.
      if (api.type === 'query' && accountProblem !== undefined && refusalStatusAndCode(outcome)?.code === 'xsrf') {
        const { shownBy: _step, ...problem } = accountProblem;
        return { error: withErrorDisplay(problem, options, outside.intl()), meta };
      }
    }
    if ('error' in outcome) {
      const isUnconfirmed = needsXsrfToken && refusalStatusAndCode(outcome)?.code === 'xsrf';
      const words = isUnconfirmed ? missingCookieMessage(accountProblem, outside.intl()) : {};
      return { error: withErrorDisplay({ ...outcome.error, ...words }, options, outside.intl()), meta };
    }
    if (call.storedAs !== undefined) return { data: vault.store(call.storedAs, outcome.data), meta };
    if (call.expectsFile === undefined) return { ...outcome, meta };
    // For file downloads, `httpCall` returns a `ReceivedFile`.
    return { data: toDownloadedFile(outcome.data as ReceivedFile, vault), meta };
  };

/**
 * Returns a better message for a rejected XSRF token when there is no cookie. The lender's advice to reload the page does not help then:
 * the account request failed, or the browser blocks cookies.
 */
function missingCookieMessage(accountProblem: PortalError | undefined, intl: IntlShape): { body?: object } {
  if (xsrfToken() !== undefined) return {};
  return {
    body:
      accountProblem === undefined
        ? { code: 'xsrf', errors: [intl.formatMessage(messages.cookiesBlocked)] }
        : { errors: [intl.formatMessage(messages.ourSide)] },
  };
}

// Every store of the portal has the session slice under this key.
const stateOf = (api: BaseQueryApi) => api.getState() as { session: SessionSlice };

const accessToken = (api: BaseQueryApi) => selectAccessToken(stateOf(api));

/** Returns the status and code of an error response. The code is null if a proxy sent it or it has no body. */
const refusalStatusAndCode = (outcome: CallResult): { status: number | undefined; code: RefusalCode | null } | null =>
  'error' in outcome ? { status: httpStatusOf(outcome.error), code: refusalCode(outcome.error) } : null;

/** Mutations on our own origin are protected by a double-submit cookie; on other origins, by the bearer token and CORS. */
const isSameOrigin = (base: string) => new URL(base, window.location.href).origin === window.location.origin;

const xsrfToken = () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];

function decodeCookieValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
