import { defineMessages } from 'react-intl';

/** How a page names a loan: never by its whole number. */
export const { maskedLoan } = defineMessages<{ maskedLoan: { lastFour: string } }>({
  maskedLoan: { id: 'servicing.masked', defaultMessage: 'Loan ending in {lastFour}' },
});
