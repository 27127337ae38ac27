import { defineMessages } from 'react-intl';

/** Neutral wording required: state the law, make no promise, and mention today's value only to say that it does not count. */
export const insuranceMessages = {
  ...defineMessages({
    title: { id: 'homeValuation.insurance.title', defaultMessage: 'When mortgage insurance can end' },
    unknown: {
      id: 'homeValuation.insurance.unknown',
      defaultMessage: 'We don’t have the first schedule of your loan here, so we cannot show the dates.',
    },
    onRequest: { id: 'homeValuation.insurance.onRequest', defaultMessage: 'You can ask for it in writing from' },
    byItself: { id: 'homeValuation.insurance.byItself', defaultMessage: 'It ends by itself on' },
    latest: { id: 'homeValuation.insurance.latest', defaultMessage: 'At the latest on' },
    conditions: {
      id: 'homeValuation.insurance.conditions',
      defaultMessage:
        'Your payments have to be current. If you ask, your payments also have to have been on time lately, there can be no other loan on the home, and we may want proof that the home is worth no less than at first.',
    },
    scope: {
      id: 'homeValuation.insurance.scope',
      defaultMessage:
        'This is the federal Homeowners Protection Act. It is about insurance that you pay on a conventional loan for the home you live in. FHA and VA loans have other rules.',
    },
  }),
  ...defineMessages<{ paid: { amount: string }; payment: { payment: number }; basis: { value: string } }>({
    paid: { id: 'homeValuation.insurance.paid', defaultMessage: 'You pay {amount} a month for mortgage insurance.' },
    payment: { id: 'homeValuation.insurance.payment', defaultMessage: 'with payment {payment}' },
    basis: {
      id: 'homeValuation.insurance.basis',
      defaultMessage:
        'These are the dates on which the payments first agreed bring what you owe to 80% and 78% of the original value of {value}, and the month after half of the term. What your home is worth today and what you pay ahead do not change them.',
    },
  }),
};
