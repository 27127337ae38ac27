import type { ContactOwner, EquityRates, HomeEquity, ValuationLoan } from '#contract/borrower/valuation.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';

import { contactOwnerShape, equityRatesShape, homeEquityShape, valuationLoanShape } from './homeValuationShapes.ts';

const quiet = { extraOptions: { quiet: true } };

/** The parts of a home's report, by its loan. */
const homeValuationApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    getHomeEquity: build.query<HomeEquity, string>({
      query: (loanIdentifier) =>
        borrowerCall('GET api/HomeValuation/homeEquity', { query: { loanIdentifier }, shape: homeEquityShape }),
      ...quiet,
    }),
    getValuationLoan: build.query<ValuationLoan, string>({
      query: (loanIdentifier) =>
        borrowerCall('GET api/HomeValuation/loandetails', { query: { loanIdentifier }, shape: valuationLoanShape }),
      ...quiet,
    }),
    getEquityRates: build.query<EquityRates, string>({
      query: (loanIdentifier) =>
        borrowerCall('GET api/HomeValuation/rates', { query: { loanIdentifier }, shape: equityRatesShape }),
      ...quiet,
    }),
    getContactOwner: build.query<ContactOwner, string>({
      query: (loanIdentifier) =>
        borrowerCall('GET api/HomeValuation/contactowner/details', { query: { loanIdentifier }, shape: contactOwnerShape }),
      ...quiet,
    }),
  }),
});

export const { useGetHomeEquityQuery, useGetValuationLoanQuery, useGetEquityRatesQuery, useGetContactOwnerQuery } =
  homeValuationApi;
