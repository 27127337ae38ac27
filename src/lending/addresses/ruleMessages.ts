import { defineMessages } from 'react-intl';

/** They load with the rules, before the address fields. */
export const messages = defineMessages({
  streetRequired: { id: 'address.streetRequired', defaultMessage: 'Enter the street address.' },
  cityRequired: { id: 'address.cityRequired', defaultMessage: 'Enter the city.' },
  tooLong: { id: 'address.tooLong', defaultMessage: 'Use fewer characters, all on one line.' },
  stateRequired: { id: 'address.stateRequired', defaultMessage: 'Choose the state.' },
  zipRequired: { id: 'address.zipRequired', defaultMessage: 'Enter the ZIP code.' },
  zipInvalid: { id: 'address.zipInvalid', defaultMessage: 'A ZIP code has 5 digits.' },
});
