import { defineMessages } from 'react-intl';

/** A loan as it is called on a page: never by its whole number. */
export const { maskedLoan } = defineMessages<{ maskedLoan: { lastFour: string } }>({
  maskedLoan: { id: 'servicing.masked', defaultMessage: 'Loan ending in {lastFour}' },
});
