import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    payAhead: { id: 'pay.detailsPayAhead', defaultMessage: 'Pay ahead' },
    aboutMove: { id: 'pay.aboutMove', defaultMessage: 'More about the move' },
    firstPayment: { id: 'pay.firstPayment', defaultMessage: 'This is the first payment on this loan.' },
    tenMinutes: {
      id: 'pay.tenMinutes',
      defaultMessage: 'To keep your loan safe, these pages stay open for ten minutes. After that, we check again who you are.',
    },
  }),
  ...defineMessages<{
    lateNote: { date: string; amount: string };
    movesTo: { servicer: string; date: string };
  }>({
    lateNote: { id: 'pay.lateNote', defaultMessage: 'A late charge of {amount} applies if we receive it after {date}.' },
    movesTo: {
      id: 'pay.movesTo',
      defaultMessage: 'This loan moves to {servicer} on {date}. Until then you pay here as always.',
    },
  }),
};
