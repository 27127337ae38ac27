import type { SignUpAgainRequest, SignUpCalls } from '#contract/identity.ts';
import { nothing } from '#platform/api/answers/shapes.ts';
import { identityApi } from '#platform/api/identityApi.ts';
import type { Sealed } from '#platform/api/sealed.ts';

const signUpAgainApi = identityApi.injectEndpoints({
  endpoints: (build) => ({
    /** `endpoint`: the runtime document's `identity.signUpEndpoint`. */
    sendSignUpAgain: build.mutation<
      SignUpCalls['POST signup/again']['response'],
      { endpoint: string; body: Sealed<SignUpAgainRequest> }
    >({
      query: ({ endpoint, body }) => ({ address: `${endpoint.replace(/\/$/, '')}/again`, body, shape: nothing }),
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useSendSignUpAgainMutation } = signUpAgainApi;
