import { defineMessages } from 'react-intl';

export const mortgageTypeMessages = defineMessages({
  fixed30: { id: 'rates.type.fixed30', defaultMessage: '30-year fixed' },
  fixed20: { id: 'rates.type.fixed20', defaultMessage: '20-year fixed' },
  fixed15: { id: 'rates.type.fixed15', defaultMessage: '15-year fixed' },
  fha30: { id: 'rates.type.fha30', defaultMessage: '30-year FHA' },
  va30: { id: 'rates.type.va30', defaultMessage: '30-year VA' },
});
