import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    street: { id: 'address.street', defaultMessage: 'Street address' },
    unit: { id: 'address.unit', defaultMessage: 'Apartment, suite or unit' },
    city: { id: 'address.city', defaultMessage: 'City' },
    state: { id: 'address.state', defaultMessage: 'State' },
    zip: { id: 'address.zip', defaultMessage: 'ZIP code' },
  }),
  ...defineMessages<{ zipElsewhere: { zip: string; state: string } }>({
    zipElsewhere: { id: 'address.zipElsewhere', defaultMessage: 'ZIP {zip} is in {state}. Check state and ZIP.' },
  }),
};
