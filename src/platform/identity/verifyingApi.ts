import { signingKeySetSchema, userInfoSchema, type SigningKeySet, type UserInfo } from '#contract/identity.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';

import { identityApi } from '#platform/api/identityApi.ts';
import { putSecret, type SecretHandle } from '#platform/api/secretVault.ts';

const verifyingApi = identityApi.injectEndpoints({
  endpoints: (build) => ({
    getSigningKeys: build.query<SigningKeySet, string>({
      query: (jwksUri) => ({ address: jwksUri, answer: signingKeySetSchema }),
      extraOptions: { shownBy: 'step' }, // The sign-in screen shows the error.
    }),
    /** A mutation with a sealed token, so that neither arguments nor cache keys contain the token. */
    askUserInfo: build.mutation<UserInfo, { address: string; bearer: SecretHandle<string> }>({
      query: (request) => ({ ...request, answer: userInfoSchema }),
      extraOptions: { shownBy: 'step' }, // The sign-in screen shows the error.
    }),
  }),
});

const { getSigningKeys, askUserInfo } = verifyingApi.endpoints;

export const fetchSigningKeys = (dispatch: PortalDispatch, jwksUri: string, fresh: boolean): Promise<SigningKeySet> =>
  dispatch(getSigningKeys.initiate(jwksUri, { subscribe: false, forceRefetch: fresh })).unwrap();

export const fetchUserInfo = (dispatch: PortalDispatch, address: string, accessToken: string): Promise<UserInfo> =>
  dispatch(askUserInfo.initiate({ address, bearer: dispatch(putSecret(accessToken)) }, { track: false })).unwrap();
