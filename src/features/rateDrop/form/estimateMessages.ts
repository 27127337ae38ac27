import { defineMessages } from 'react-intl';

export const estimateMessages = {
  ...defineMessages({
    title: { id: 'rateDrop.estimate.title', defaultMessage: 'What this could mean' },
    empty: {
      id: 'rateDrop.estimate.empty',
      defaultMessage: 'Enter your rate, payment, balance and number to see what you could save.',
    },
    notBelow: {
      id: 'rateDrop.estimate.notBelow',
      defaultMessage: 'Enter a number below the rate you have to see what you could save.',
    },
    mismatch: {
      id: 'rateDrop.estimate.mismatch',
      defaultMessage:
        'With this rate and payment the balance would take more than 40 years to pay off. Check the three numbers: your monthly statement has them.',
    },
    aMonth: { id: 'rateDrop.estimate.aMonth', defaultMessage: 'a month' },
    rowLabels: { id: 'rateDrop.estimate.rowLabels', defaultMessage: 'What' },
    save: { id: 'rateDrop.estimate.save', defaultMessage: 'You save a month' },
    payment: { id: 'rateDrop.estimate.payment', defaultMessage: 'New payment' },
    paidBack: { id: 'rateDrop.estimate.paidBack', defaultMessage: 'Costs paid back after' },
    never: { id: 'rateDrop.estimate.never', defaultMessage: 'Not paid back' },
    interest: { id: 'rateDrop.estimate.interest', defaultMessage: 'Interest left to pay' },
    change: { id: 'rateDrop.estimate.change', defaultMessage: 'Change the costs' },
    costs: { id: 'rateDrop.estimate.costs', defaultMessage: 'Costs of the new loan' },
    costsHelp: {
      id: 'rateDrop.estimate.costsHelp',
      defaultMessage: 'Fees such as appraisal and title. Ask a loan officer for yours.',
    },
    costsInvalid: { id: 'rateDrop.estimate.costsInvalid', defaultMessage: 'Enter an amount in dollars, like 3600.' },
    notAnOffer: {
      id: 'rateDrop.estimate.notAnOffer',
      defaultMessage:
        'An estimate, principal and interest only; taxes and insurance are extra. Not an offer of credit. Rates change daily.',
    },
  }),
  ...defineMessages<{
    atRate: { rate: string; years: number };
    costsMore: { rate: string; years: number };
    newLoan: { time: string };
    table: { rate: string };
    years: { years: number };
    months: { months: number };
    today: { time: string; interest: string };
    assumed: { costs: string };
    said: { rate: string; years: number; saving: string };
    saidMore: { rate: string; years: number; saving: string };
  }>({
    atRate: {
      id: 'rateDrop.estimate.atRate',
      defaultMessage: 'At {rate}% with a new {years}-year loan you would save about',
    },
    costsMore: {
      id: 'rateDrop.estimate.costsMore',
      defaultMessage: 'At {rate}% a new {years}-year loan would cost you more a month, by about',
    },
    newLoan: { id: 'rateDrop.estimate.newLoan', defaultMessage: 'New loan, {time}' },
    table: { id: 'rateDrop.estimate.table', defaultMessage: 'Savings at {rate} percent' },
    years: { id: 'rateDrop.estimate.years', defaultMessage: '{years, plural, one {# year} other {# years}}' },
    months: { id: 'rateDrop.estimate.months', defaultMessage: '{months, plural, one {# month} other {# months}}' },
    today: {
      id: 'rateDrop.estimate.today',
      defaultMessage: 'Today you have {time} and about {interest} of interest left to pay.',
    },
    assumed: { id: 'rateDrop.estimate.assumed', defaultMessage: 'Costs assumed: {costs}.' },
    said: {
      id: 'rateDrop.estimate.said',
      defaultMessage: 'At {rate} percent with a new {years}-year loan you would save about {saving} a month',
    },
    saidMore: {
      id: 'rateDrop.estimate.saidMore',
      defaultMessage: 'At {rate} percent a new {years}-year loan would cost you about {saving} more a month',
    },
  }),
};
