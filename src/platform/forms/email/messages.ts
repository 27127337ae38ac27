import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({ useIt: { id: 'forms.email.useIt', defaultMessage: 'Use this one' } }),
  ...defineMessages<{ didYouMean: { address: string } }>({
    didYouMean: { id: 'forms.email.didYouMean', defaultMessage: 'Did you mean {address}?' },
  }),
};
