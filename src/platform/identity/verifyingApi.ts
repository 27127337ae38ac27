import { signingKeySetSchema, userInfoSchema, type SigningKeySet, type UserInfo } from '#contract/identity.ts';
import type { PortalDispatch } from '#platform/listen.ts';

import { identityApi } from '#platform/api/identityApi.ts';
import { seal, type Sealed } from '#platform/api/sealed.ts';

const verifyingApi = identityApi.injectEndpoints({
  endpoints: (build) => ({
    getSigningKeys: build.query<SigningKeySet, string>({
      query: (jwksUri) => ({ address: jwksUri, answer: signingKeySetSchema }),
      extraOptions: { shownBy: 'step' }, // of a sign-in, whose page tells
    }),
    /** A mutation with a sealed token, so that neither argument nor cache key shows it. */
    askUserInfo: build.mutation<UserInfo, { address: string; bearer: Sealed<string> }>({
      query: (request) => ({ ...request, answer: userInfoSchema }),
      extraOptions: { shownBy: 'step' }, // the same
    }),
  }),
});

const { getSigningKeys, askUserInfo } = verifyingApi.endpoints;

/** The provider's keys. @param fresh skips the cache */
export const signingKeys = (dispatch: PortalDispatch, jwksUri: string, fresh: boolean): Promise<SigningKeySet> =>
  dispatch(getSigningKeys.initiate(jwksUri, { subscribe: false, forceRefetch: fresh })).unwrap();

/** What the provider says about the person whom the token stands for. */
export const userInfo = (dispatch: PortalDispatch, address: string, accessToken: string): Promise<UserInfo> =>
  dispatch(askUserInfo.initiate({ address, bearer: dispatch(seal(accessToken)) }, { track: false })).unwrap();
