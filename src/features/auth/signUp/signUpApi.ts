import type { SignUpAgainRequest, SignUpCalls, SignUpRequest } from '#contract/identity.ts';
import { noContent } from '#contract/schema.ts';
import { identityApi } from '#platform/api/identityApi.ts';
import type { SecretHandle } from '#platform/api/secretVault.ts';

const signUpApi = identityApi.injectEndpoints({
  endpoints: (build) => ({
    /** The body is sealed because it contains the password. `address` is `identity.signUpEndpoint` in `config.json`. */
    signUp: build.mutation<SignUpCalls['POST signup']['response'], { address: string; body: SecretHandle<SignUpRequest> }>({
      query: (request) => ({ ...request, answer: noContent }),
      extraOptions: { shownBy: 'form' },
    }),
    /** `endpoint` is `identity.signUpEndpoint` in `config.json`. */
    sendSignUpAgain: build.mutation<
      SignUpCalls['POST signup/again']['response'],
      { endpoint: string; body: SecretHandle<SignUpAgainRequest> }
    >({
      query: ({ endpoint, body }) => ({ address: `${endpoint.replace(/\/$/, '')}/again`, body, answer: noContent }),
      extraOptions: { shownBy: 'form' }, // the page shows the error in its own language; a toast would be in English
    }),
  }),
});

export const { useSignUpMutation, useSendSignUpAgainMutation } = signUpApi;
