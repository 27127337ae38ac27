import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  own: { id: 'homeValuation.noReport.own', defaultMessage: 'See your home’s value' },
  lead: {
    id: 'homeValuation.noReport.lead',
    defaultMessage: 'It may have expired, or a part of it may be missing. Open it again from the email.',
  },
  next: {
    id: 'homeValuation.noReport.next',
    defaultMessage: 'If that doesn’t help, ask your loan officer for a new link. If your loan is with us, you can also sign in.',
  },
});
