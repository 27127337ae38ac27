import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  company: { id: 'servicing.company', defaultMessage: 'Who takes your payment' },
  dmiNumber: { id: 'servicing.dmiNumber', defaultMessage: 'Your loan number there' },
  phone: { id: 'servicing.phone', defaultMessage: 'Phone' },
  hours: { id: 'servicing.hours', defaultMessage: 'Hours' },
  website: { id: 'servicing.website', defaultMessage: 'Website' },
  mailTo: { id: 'servicing.mailTo', defaultMessage: 'Checks by mail' },
  whereToPay: { id: 'servicing.whereToPay', defaultMessage: 'Where to pay' },
  whomToCall: { id: 'servicing.whomToCall', defaultMessage: 'Whom to call' },
  dmiHow: { id: 'servicing.dmiHow', defaultMessage: 'Give your loan number there with every payment.' },
  specialServicingHow: {
    id: 'servicing.specialServicingHow',
    defaultMessage: 'The team makes sure that your payment goes where it helps most.',
  },
});
