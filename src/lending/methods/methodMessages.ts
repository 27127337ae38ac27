import { defineMessages } from 'react-intl';

export const { unreadableMethods } = defineMessages<{ unreadableMethods: { count: number } }>({
  unreadableMethods: {
    id: 'method.unreadable',
    defaultMessage:
      '{count, plural, one {One of your payment methods} other {# of your payment methods}} can’t be shown right now',
  },
});

/** Names of payment methods (labels: specification, section 3). */
export const methodMessages = {
  ...defineMessages({
    ach: { id: 'method.ach', defaultMessage: 'ACH/BANK' },
    debit: { id: 'method.debit', defaultMessage: 'Debit' },
    someCard: { id: 'method.someCard', defaultMessage: 'Card' },
    someBank: { id: 'method.someBank', defaultMessage: 'Bank account' },
  }),
  ...defineMessages<{ name: { issuer: string; lastFour: string }; labelled: { label: string; name: string } }>({
    name: { id: 'method.name', defaultMessage: '{issuer} ending in {lastFour}' },
    labelled: { id: 'method.labelled', defaultMessage: '{label}: {name}' },
  }),
};
