import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import type { IntlShape } from 'react-intl';

import type { RefusalCode } from '#contract/refusals.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import type { Outside } from '#platform/listen.ts';
import { placeToReturnTo } from '#platform/session/store/placeToReturnTo.ts';
import {
  renewed,
  selectAccessToken,
  selectIsLoggedIn,
  signInRequested,
  type SessionSlice,
} from '#platform/session/store/sessionSlice.ts';
import { trackRequest } from '#platform/startup.ts';

import { toldFailure, type CallOptions } from './answers/callOptions.ts';
import type { PortalCall } from './calls.ts';
import { rememberingFailures } from './answers/failedReads.ts';
import { formSender, toDownloadedFile, type ArrivedFile } from './files.ts';
import { httpCall } from './httpCall.ts';
import { messages } from './messages.ts';
import { httpStatusOf, refusalCode, type PortalError } from './portalError.ts';
import type { CallResult } from './answers/readAnswer.ts';
import { isSealed } from './sealed.ts';

/** What stays of a call in its action: its line in the contract, and how its last sending ended. */
export interface CallMeta {
  route: string;
  status: number | null;
}

/**
 * Asks for the account, which sets the XSRF cookie; `anew`: even if it has answered before. Never throws: it gives what went wrong, and the
 * write that follows may be refused for it.
 */
export type AskForAccount = (
  api: Pick<BaseQueryApi, 'dispatch' | 'getState'>,
  anew?: boolean,
) => Promise<PortalError | undefined>;

/**
 * The base query of the four APIs (specification, section 7): bearer, credentials, XSRF header, base address from the runtime
 * document. Answers data or one `PortalError`; no request, header or body stays in an action's meta.
 */
export const portalBaseQuery = (base: keyof PortalConfig['bases'], askForAccount: AskForAccount): PortalQuery =>
  rememberingFailures(counted(askOnce(base, askForAccount)));

const counted =
  (query: PortalQuery): PortalQuery =>
  (call, api, options) =>
    trackRequest(Promise.resolve(query(call, api, options)));

type PortalQuery = BaseQueryFn<PortalCall, unknown, PortalError, CallOptions, CallMeta>;

const askOnce =
  (base: keyof PortalConfig['bases'], askForAccount: AskForAccount): PortalQuery =>
  async (call, api, options) => {
    // The thunk's extra argument is what `createStore` was given.
    const outside = api.extra as Outside;
    const { config, envelopes, history, identity } = outside;
    const body = isSealed(call.body) ? envelopes.open(call.body) : call.body;
    const form = call.form === undefined ? undefined : envelopes.open(call.form);
    const needsXsrfToken = call.method !== 'GET' && isSameOrigin(config.bases[base]);
    let sentXsrfToken: string | undefined;
    const meta: CallMeta = { route: call.route, status: null };
    const send = (token: string | null): Promise<CallResult> => {
      sentXsrfToken = xsrfToken();
      const logEnd = history?.callLeft({ method: call.method, route: call.route, endpoint: api.endpoint });
      return httpCall({
        onEnd: (end) => {
          meta.status = end.status;
          logEnd?.(end);
        },
        url: `${config.bases[base]}/${call.path}`,
        method: call.method,
        shape: call.shape,
        ...(body === undefined ? {} : { body }),
        ...(form === undefined ? {} : { sendBy: formSender(form) }),
        ...(call.answersFile === undefined ? {} : { answersFile: true }),
        ...(call.idempotencyKey === undefined ? {} : { idempotencyKey: call.idempotencyKey }),
        ...(call.headers === undefined ? {} : { headers: call.headers(outside) }),
        ...(needsXsrfToken && sentXsrfToken ? { xsrfToken: decoded(sentXsrfToken) } : {}),
        token,
        timeoutMs: call.timeoutMs ?? 0,
        withCredentials: true,
        signal: api.signal,
      });
    };

    const token = accessToken(api); // read before the wait, because the sign-out call must still carry it
    if (needsXsrfToken) await askForAccount(api, xsrfToken() === undefined);
    let outcome = await send(token);
    // What visitors call, too, sends nobody to sign in.
    const isVisitors = call.route === 'GET account' || (call.bringsRight === true && token === null);
    // A sign-in is about to end: its screen says how.
    const isArriving = token !== null && !selectIsLoggedIn(stateOf(api));
    if (refusalOf(outcome)?.status === 401 && !isVisitors && !isArriving) {
      // Renew once, then ask for sign-in.
      const session = accessToken(api) === null ? null : await identity.renew();
      if (session === null) {
        api.dispatch(signInRequested({ returnUrl: placeToReturnTo(stateOf(api)) }));
      } else {
        api.dispatch(renewed(session));
        // A refused call did nothing, so sending it again is safe.
        if (call.asksFirst !== true) outcome = await send(session.token);
      }
    }
    const forbidden = needsXsrfToken ? refusalOf(outcome) : null;
    let accountProblem: PortalError | undefined;
    if (forbidden?.status === 403 && (forbidden.code === 'xsrf' || forbidden.code === null)) {
      accountProblem = await askForAccount(api, true);
      // Without a code it may be another kind of refusal. What must not be done twice is then not sent again.
      const isStale = call.idempotencyKey === undefined && xsrfToken() !== sentXsrfToken;
      if (call.asksFirst !== true && (forbidden.code === 'xsrf' || isStale)) outcome = await send(accessToken(api));
      // To a question, "not confirmed, nothing was changed" is no answer: what is wrong is that the account was not reached.
      if (api.type === 'query' && accountProblem !== undefined && refusalOf(outcome)?.code === 'xsrf') {
        const { shownBy: _step, ...problem } = accountProblem;
        return { error: toldFailure(problem, options, outside.intl()), meta };
      }
    }
    if ('error' in outcome) {
      const isUnconfirmed = needsXsrfToken && refusalOf(outcome)?.code === 'xsrf';
      const words = isUnconfirmed ? whyUnconfirmed(accountProblem, outside.intl()) : {};
      return { error: toldFailure({ ...outcome.error, ...words }, options, outside.intl()), meta };
    }
    if (call.keptAs !== undefined) return { data: envelopes.keep(call.keptAs, outcome.data), meta };
    if (call.answersFile === undefined) return { ...outcome, meta };
    // For a file `httpCall` gives an `ArrivedFile`.
    return { data: toDownloadedFile(outcome.data as ArrivedFile, envelopes), meta };
  };

/** Without a cookie the lender's words, to load the page again, don't help: the account did not answer, or the browser keeps no cookie. */
function whyUnconfirmed(accountProblem: PortalError | undefined, intl: IntlShape): { body?: object } {
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

/** A refusal's status and code. Its body may be a gateway's, or none. */
const refusalOf = (outcome: CallResult): { status: number | undefined; code: RefusalCode | null } | null =>
  'error' in outcome ? { status: httpStatusOf(outcome.error), code: refusalCode(outcome.error) } : null;

/** On our own origin, writes are protected by a double-submit cookie; on other origins by the bearer token and CORS. */
const isSameOrigin = (base: string) => new URL(base, window.location.href).origin === window.location.origin;

const xsrfToken = () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];

/** Of a cookie's value. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
