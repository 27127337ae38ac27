import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { GenericSchema } from 'valibot';

import { discoveryDocumentSchema, type DiscoveryDocument } from '#contract/identity.ts';
import type { Dependencies } from '#platform/storeTypes.ts';
import { trackRequest } from '#platform/startup.ts';

import { httpCall } from './httpCall.ts';
import { withErrorDisplay, type CallOptions } from './responses/callOptions.ts';
import type { PortalError } from './portalError.ts';
import type { SecretHandle } from './secretVault.ts';
import { tolerantSchema } from './responses/tolerantSchema.ts';

/** `address` is an absolute URL, a path on the portal's own origin, or relative to the authority. A request with a body is sent as POST. */
interface IdentityRequest {
  address: string;
  answer: GenericSchema;
  bearer?: SecretHandle<string>;
  body?: SecretHandle<unknown>;
}

/** Timeout of POST requests. A sign-up may have to wait for a mail server. */
const IDENTITY_POST_TIMEOUT_MS = 30_000;

/** Base query for the identity provider, whose URLs come from its discovery document. No cookies are sent to it. */
const identityBaseQuery: BaseQueryFn<IdentityRequest, unknown, PortalError, CallOptions> = async (request, api, options) => {
  // The thunk's extra argument is what `createStore` was given.
  const { config, vault, history, intl } = api.extra as Dependencies;
  const { authority } = config.identity;
  const method = request.body === undefined ? 'GET' : 'POST';
  const logEnd = history?.logCall({ method, route: `${method} ${api.endpoint}`, endpoint: api.endpoint });
  const outcome = await trackRequest(
    httpCall({
      ...(logEnd === undefined ? {} : { onEnd: logEnd }),
      method,
      url: /^(https?:|\/)/.test(request.address) ? request.address : `${authority.replace(/\/$/, '')}/${request.address}`,
      ...(request.body === undefined ? {} : { body: vault.take(request.body) }),
      responseSchema: tolerantSchema(request.answer),
      token: request.bearer === undefined ? null : vault.take(request.bearer),
      timeoutMs: request.body === undefined ? 10_000 : IDENTITY_POST_TIMEOUT_MS,
      withCredentials: false,
      signal: api.signal,
    }),
  );
  return 'error' in outcome ? { error: withErrorDisplay(outcome.error, options, intl()) } : outcome;
};

/** What the session needs before it trusts an ID token. Sign-in itself is a redirect. */
export const identityApi = createApi({
  reducerPath: 'identityApi',
  baseQuery: identityBaseQuery, // Not wrapped in `withFailureCache`: each request follows a click, and no mounting component repeats it.
  endpoints: (build) => ({
    getDiscovery: build.query<DiscoveryDocument, void>({
      query: () => ({ address: '.well-known/openid-configuration', answer: discoveryDocumentSchema }),
      extraOptions: { shownBy: 'step' }, // The sign-in screen shows the error.
    }),
  }),
});
