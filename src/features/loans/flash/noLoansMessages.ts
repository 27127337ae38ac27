import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    noneHelp: {
      id: 'loans.noneHelp',
      defaultMessage:
        'If you just closed on your home, your loan shows here once we have set it up. If you have its number, you can add it yourself.',
    },
  }),
  ...defineMessages<{
    none: { brand: string };
  }>({
    none: { id: 'loans.none', defaultMessage: 'You do not have a loan with {brand}.' },
  }),
};
