import { defineMessages } from 'react-intl';

export const ratesMessages = {
  ...defineMessages({
    title: { id: 'homeValuation.rates.title', defaultMessage: 'What equity could do' },
    notIncluded: {
      id: 'homeValuation.rates.notIncluded',
      defaultMessage: 'Payments do not include taxes and insurance. What you pay in all would be more.',
    },
    notAnOffer: {
      id: 'homeValuation.rates.notAnOffer',
      defaultMessage:
        'Rates can change. This is not an offer or a commitment to lend: that takes an application and an appraisal.',
    },
  }),
  ...defineMessages<{
    example: { amount: string; day: string };
    rate: { rate: string; apr: string };
    payments: { count: number; payment: string; points: string };
  }>({
    example: {
      id: 'homeValuation.rates.example',
      defaultMessage: 'What borrowing {amount} against your home would take, by rates of {day}:',
    },
    rate: { id: 'homeValuation.rates.rate', defaultMessage: '{rate}% rate, {apr}% APR' },
    payments: {
      id: 'homeValuation.rates.payments',
      defaultMessage: '{count} monthly payments of {payment}, with {points} in points.',
    },
  }),
};
