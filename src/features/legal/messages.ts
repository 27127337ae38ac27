import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    keptElsewhere: { id: 'legal.keptElsewhere', defaultMessage: 'We keep this page at another address.' },
    rateTemplate: {
      id: 'legal.rateTemplate',
      defaultMessage: 'Template figures. The lender must replace them before anybody relies on this page.',
    },
    rate: { id: 'legal.rate', defaultMessage: 'Interest rate' },
    apr: { id: 'legal.apr', defaultMessage: 'Annual percentage rate (APR)' },
    loanAmount: { id: 'legal.loanAmount', defaultMessage: 'Loan amount' },
    term: { id: 'legal.term', defaultMessage: 'Term' },
    payments: { id: 'legal.payments', defaultMessage: 'Payments' },
    assumptions: { id: 'legal.assumptions', defaultMessage: 'What this example assumes' },
    fixedRate: { id: 'legal.fixedRate', defaultMessage: 'The rate is fixed. It stays the same for the whole term.' },
    whichHome: {
      id: 'legal.whichHome',
      defaultMessage:
        'The loan buys or refinances a one-family home that you live in, and is at most 80% of what the home is worth.',
    },
    principalAndInterest: {
      id: 'legal.principalAndInterest',
      defaultMessage:
        'The payments are principal and interest only. Taxes and insurance are not in them, so what you really pay each month will be more.',
    },
    lastPayment: { id: 'legal.lastPayment', defaultMessage: 'The last payment may differ by a few cents.' },
    subjectToChange: {
      id: 'legal.subjectToChange',
      defaultMessage:
        'Rates are subject to change. This is an example, not an offer to lend: your own rate depends on your credit, your home and the day you lock the rate.',
    },
    close: { id: 'legal.close', defaultMessage: 'Close' },
  }),
  ...defineMessages<{
    goThere: { title: string; place: string };
    exampleOf: { years: number; date: string };
    termIs: { years: number };
    paymentsAre: { months: number; amount: string };
    prepaidCharges: { amount: string };
  }>({
    goThere: { id: 'legal.goThere', defaultMessage: 'Read “{title}” at {place}' },
    exampleOf: { id: 'legal.exampleOf', defaultMessage: 'An example of a {years}-year home loan, as of {date}.' },
    termIs: { id: 'legal.termIs', defaultMessage: '{years} years' },
    paymentsAre: { id: 'legal.paymentsAre', defaultMessage: '{months} monthly payments of {amount}' },
    prepaidCharges: {
      id: 'legal.prepaidCharges',
      defaultMessage: 'The APR counts {amount} in points and other charges that are paid before or at closing.',
    },
  }),
};
