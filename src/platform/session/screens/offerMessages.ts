import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({ signInOrUp: { id: 'session.offer.signInOrUp', defaultMessage: 'Sign in or create an account' } }),
};
