import { defineMessages } from 'react-intl';

/** How a page names a loan: never by its whole number. */
export const { maskedLoan, unreadableLoans } = defineMessages<{
  maskedLoan: { lastFour: string };
  /** Loans that are there, and cannot be shown. */
  unreadableLoans: { count: number };
}>({
  maskedLoan: { id: 'servicing.masked', defaultMessage: 'Loan ending in {lastFour}' },
  unreadableLoans: {
    id: 'servicing.unreadableLoans',
    defaultMessage: '{count, plural, one {One of your loans} other {# of your loans}} can’t be shown right now',
  },
});
