import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    stepWho: { id: 'ocr.flow.stepWho', defaultMessage: 'Who you are' },
    stepPaystubs: { id: 'ocr.flow.stepPaystubs', defaultMessage: 'Paystubs' },
    stepCheck: { id: 'ocr.flow.stepCheck', defaultMessage: 'Check' },
    stepDone: { id: 'ocr.flow.stepDone', defaultMessage: 'Done' },
  }),
  ...defineMessages<{ unreadablePapers: { count: number } }>({
    unreadablePapers: {
      id: 'ocr.flow.unreadablePapers',
      defaultMessage: '{count, plural, one {A file that you sent} other {# files that you sent}} can’t be shown right now',
    },
  }),
};
