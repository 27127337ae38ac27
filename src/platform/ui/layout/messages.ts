import { defineMessages, type MessageValue } from 'react-intl';

export const messages = {
  ...defineMessages({
    unknownAmount: { id: 'ui.unknownAmount', defaultMessage: '—' },
    unknownAmountSpoken: { id: 'ui.unknownAmountSpoken', defaultMessage: 'amount not known' },
    cancel: { id: 'ui.cancel', defaultMessage: 'Cancel' },
    working: { id: 'ui.working', defaultMessage: 'Please wait…' },
    print: { id: 'ui.print', defaultMessage: 'Print' },
    skip: { id: 'ui.skip', defaultMessage: 'Skip to the main content' },
    unreadableHelp: {
      id: 'ui.unreadableHelp',
      defaultMessage: 'It is still there, and nothing about it has changed. Open this page again later, or ask us.',
    },
  }),
  ...defineMessages<{
    documentTitle: { title: string; brand: string };
    callSupport: { phone: MessageValue; hours: string };
  }>({
    documentTitle: { id: 'ui.documentTitle', defaultMessage: '{title} | {brand}' },
    callSupport: { id: 'ui.callSupport', defaultMessage: 'Call {phone} ({hours}).' },
  }),
};
