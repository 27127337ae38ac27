import { defineMessages } from 'react-intl';

/** What the lender quotes a rate for. */
export const typeMessages = defineMessages({
  fixed30: { id: 'rateDrop.type.fixed30', defaultMessage: '30-year fixed' },
  fixed20: { id: 'rateDrop.type.fixed20', defaultMessage: '20-year fixed' },
  fixed15: { id: 'rateDrop.type.fixed15', defaultMessage: '15-year fixed' },
  fha30: { id: 'rateDrop.type.fha30', defaultMessage: '30-year FHA' },
  va30: { id: 'rateDrop.type.va30', defaultMessage: '30-year VA' },
});
