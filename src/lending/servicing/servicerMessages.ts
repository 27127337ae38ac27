import { defineMessages } from 'react-intl';

/** Words for who takes the payments of a loan. */
export const messages = defineMessages({
  company: { id: 'servicing.company', defaultMessage: 'Who takes your payment' },
  dmiNumber: { id: 'servicing.dmiNumber', defaultMessage: 'Your loan number there' },
  phone: { id: 'servicing.phone', defaultMessage: 'Phone' },
  hours: { id: 'servicing.hours', defaultMessage: 'Hours' },
  website: { id: 'servicing.website', defaultMessage: 'Website' },
  mailTo: { id: 'servicing.mailTo', defaultMessage: 'Checks by mail' },
});
