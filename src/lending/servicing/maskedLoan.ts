import { defineMessages } from 'react-intl';

/** Loan names for display: a page never shows the whole loan number. */
export const { maskedLoan, unreadableLoans } = defineMessages<{
  maskedLoan: { lastFour: string };
  unreadableLoans: { count: number };
}>({
  maskedLoan: { id: 'servicing.masked', defaultMessage: 'Loan ending in {lastFour}' },
  unreadableLoans: {
    id: 'servicing.unreadableLoans',
    defaultMessage: '{count, plural, one {One of your loans} other {# of your loans}} can’t be shown right now',
  },
});
