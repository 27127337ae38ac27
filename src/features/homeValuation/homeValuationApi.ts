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
import type { TolerantOutput } from '#platform/api/responses/tolerantSchema.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';
import { isStaleDataError } from '#platform/api/clearRefusal.ts';

/** Response type with lenient parsing: `noEstimate` may be an unknown code. */
export type HomeEquity = TolerantOutput<typeof homeEquitySchema>;

/** Identifies a home by a loan of the borrower, or by the token of a mailed link. */
export type HomeRef = { loanIdentifier: string } | { token: string };

const toWhichHome = (home: HomeRef): WhichHome =>
  'token' in home ? { contactId: home.token } : { loanIdentifier: home.loanIdentifier };
/** Identifies a home in cache keys and in the state, without the link's token. */
export const homeKeyOf = (home: HomeRef): string => ('token' in home ? linkTag(home.token) : home.loanIdentifier);

/** Parameters shared by all calls of a report. The specification puts objects into the path, so the home is in path parameters. */
const homeParams = (home: HomeRef) => {
  const params =
    'token' in home ? { key: 'contactId', value: home.token } : { key: 'loanIdentifier', value: home.loanIdentifier };
  return { params, linkAuth: 'token' in home };
};
const reportPartOptions = {
  serializeQueryArgs: ({ queryArgs, endpointName }: { queryArgs: HomeRef; endpointName: string }) =>
    `${endpointName} ${homeKeyOf(queryArgs)}`,
  extraOptions: { shownBy: 'panel' as const },
};

/** One endpoint for each part of the report that loads separately. */
const homeValuationApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    getHomeEquity: build.query<HomeEquity, HomeRef>({
      query: (home) =>
        borrowerCall('GET api/HomeValuation/homeEquity/{key}/{value}', { ...homeParams(home), answer: homeEquitySchema }),
      ...reportPartOptions,
    }),
    getValuationLoan: build.query<ValuationLoan, HomeRef>({
      query: (home) =>
        borrowerCall('GET api/HomeValuation/loandetails/{key}/{value}', { ...homeParams(home), answer: valuationLoanSchema }),
      ...reportPartOptions,
    }),
    getEquityRates: build.query<EquityRates, HomeRef>({
      query: (home) =>
        borrowerCall('GET api/HomeValuation/rates/{key}/{value}', { ...homeParams(home), answer: equityRatesSchema }),
      ...reportPartOptions,
    }),
    getContactOwner: build.query<ContactOwner, HomeRef>({
      query: (home) =>
        borrowerCall('GET api/HomeValuation/contactowner/details/{key}/{value}', {
          ...homeParams(home),
          answer: contactOwnerSchema,
        }),
      providesTags: ['ContactOwner'],
      ...reportPartOptions,
    }),
    /** Repeating the same idempotency key never sends the question twice. */
    askOwner: build.mutation<QuestionSent, { home: HomeRef; question: string; idempotencyKey: string }>({
      query: ({ home, question, idempotencyKey }) =>
        borrowerCall('POST api/HomeValuation/question-email', {
          body: { ...toWhichHome(home), question },
          answer: questionSentSchema,
          idempotencyKey,
          linkAuth: 'token' in home,
        }),
      // The refusal may mean that the home no longer has a loan officer.
      invalidatesTags: (_sent, error) => (isStaleDataError(error) ? ['ContactOwner'] : []),
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
