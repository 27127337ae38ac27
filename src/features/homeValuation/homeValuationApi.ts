import {
  contactOwnerSchema,
  equityRatesSchema,
  homeEquitySchema,
  questionSentSchema,
  valuationLoanSchema,
  type ContactOwner,
  type EquityRates,
  type QuestionSent,
  type ValuationLoan,
  type WhichHome,
} from '#contract/borrower/valuation.ts';
import { linkTag } from '#lending/contactLink/linkTag.ts';
import type { AsRead } from '#platform/api/answers/asRead.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';
import { tellsOfChange } from '#platform/api/clearRefusal.ts';

/** Response type with lenient parsing: `noEstimate` may be an unknown code. */
export type HomeEquity = AsRead<typeof homeEquitySchema>;

/** Identifies a home by a loan of the borrower, or by the token of a mailed link. */
export type Home = { loanIdentifier: string } | { token: string };

const onWire = (home: Home): WhichHome => ('token' in home ? { contactId: home.token } : { loanIdentifier: home.loanIdentifier });
/** Identifies a home in cache keys and in the state, without the link's token. */
export const keyOf = (home: Home): string => ('token' in home ? linkTag(home.token) : home.loanIdentifier);

/** Parameters shared by all calls of a report. The specification puts objects into the path, so the home is in path parameters. */
const asked = (home: Home) => {
  const params =
    'token' in home ? { key: 'contactId', value: home.token } : { key: 'loanIdentifier', value: home.loanIdentifier };
  return { params, bringsRight: 'token' in home };
};
const part = {
  serializeQueryArgs: ({ queryArgs, endpointName }: { queryArgs: Home; endpointName: string }) =>
    `${endpointName} ${keyOf(queryArgs)}`,
  extraOptions: { shownBy: 'panel' as const },
};

/** Endpoints of the home value report, one for each part that loads separately. */
const homeValuationApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    getHomeEquity: build.query<HomeEquity, Home>({
      query: (home) =>
        borrowerCall('GET api/HomeValuation/homeEquity/{key}/{value}', { ...asked(home), answer: homeEquitySchema }),
      ...part,
    }),
    getValuationLoan: build.query<ValuationLoan, Home>({
      query: (home) =>
        borrowerCall('GET api/HomeValuation/loandetails/{key}/{value}', { ...asked(home), answer: valuationLoanSchema }),
      ...part,
    }),
    getEquityRates: build.query<EquityRates, Home>({
      query: (home) => borrowerCall('GET api/HomeValuation/rates/{key}/{value}', { ...asked(home), answer: equityRatesSchema }),
      ...part,
    }),
    getContactOwner: build.query<ContactOwner, Home>({
      query: (home) =>
        borrowerCall('GET api/HomeValuation/contactowner/details/{key}/{value}', { ...asked(home), answer: contactOwnerSchema }),
      providesTags: ['ContactOwner'],
      ...part,
    }),
    /** Sends a question to the loan officer. Repeating the same idempotency key never sends it twice. */
    askOwner: build.mutation<QuestionSent, { home: Home; question: string; idempotencyKey: string }>({
      query: ({ home, question, idempotencyKey }) =>
        borrowerCall('POST api/HomeValuation/question-email', {
          body: { ...onWire(home), question },
          answer: questionSentSchema,
          idempotencyKey,
          bringsRight: 'token' in home,
        }),
      // The refusal may mean that the home no longer has a loan officer.
      invalidatesTags: (_sent, error) => (tellsOfChange(error) ? ['ContactOwner'] : []),
      extraOptions: { shownBy: 'form' },
    }),
  }),
});

export const {
  useGetHomeEquityQuery,
  useGetValuationLoanQuery,
  useGetEquityRatesQuery,
  useGetContactOwnerQuery,
  useAskOwnerMutation,
} = homeValuationApi;
