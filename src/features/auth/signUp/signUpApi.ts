import type { SignUpAgainRequest, SignUpCalls, SignUpRequest } from '#contract/identity.ts';
import { nothing } from '#contract/schema.ts';
import { identityApi } from '#platform/api/identityApi.ts';
import type { Sealed } from '#platform/api/sealed.ts';

const signUpApi = identityApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sealed because of the password. `address`: the runtime document's `identity.signUpEndpoint`. */
    signUp: build.mutation<SignUpCalls['POST signup']['response'], { address: string; body: Sealed<SignUpRequest> }>({
      query: (request) => ({ ...request, answer: nothing }),
      extraOptions: { shownBy: 'form' },
    }),
    /** `endpoint`: the runtime document's `identity.signUpEndpoint`. */
    sendSignUpAgain: build.mutation<
      SignUpCalls['POST signup/again']['response'],
      { endpoint: string; body: Sealed<SignUpAgainRequest> }
    >({
      query: ({ endpoint, body }) => ({ address: `${endpoint.replace(/\/$/, '')}/again`, body, answer: nothing }),
      extraOptions: { shownBy: 'form' }, // in the language of its page, which toasts do not have
    }),
  }),
});

export const { useSignUpMutation, useSendSignUpAgainMutation } = signUpApi;
