import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    label: { id: 'loanPicker.label', defaultMessage: 'Find a loan' },
    help: { id: 'loanPicker.help', defaultMessage: 'Type an address or the last 4 digits of a loan number.' },
    helpMany: {
      id: 'loanPicker.helpMany',
      defaultMessage: 'Type an address or the last 4 digits of a loan number. Up to 50 matches show while you type.',
    },
    none: { id: 'loanPicker.none', defaultMessage: 'No loan matches. Check the spelling, or type less.' },
    open: { id: 'loanPicker.open', defaultMessage: 'Show the loans' },
    close: { id: 'loanPicker.close', defaultMessage: 'Hide the loans' },
    clear: { id: 'loanPicker.clear', defaultMessage: 'Clear' },
    addLoan: { id: 'loanPicker.addLoan', defaultMessage: 'Add a loan' },
  }),
  ...defineMessages<{
    found: { count: number };
    empty: { brand: string };
  }>({
    found: {
      id: 'loanPicker.found',
      defaultMessage: '{count, plural, one {# loan matches.} other {# loans match.}}',
    },
    empty: { id: 'loanPicker.empty', defaultMessage: 'You do not have a loan with {brand}.' },
  }),
};
