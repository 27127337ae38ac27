import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    worth: { id: 'homeValuation.worth', defaultMessage: 'About what your home is worth' },
    notAppraisal: { id: 'homeValuation.notAppraisal', defaultMessage: 'This is a computer estimate, not an appraisal.' },
    none: { id: 'homeValuation.none', defaultMessage: 'There is no estimate for your home' },
    fewSales: {
      id: 'homeValuation.fewSales',
      defaultMessage: 'Too few homes like yours were sold nearby for a number that you could rely on.',
    },
    unusualHome: {
      id: 'homeValuation.unusualHome',
      defaultMessage: 'Your home is too different from the ones that were sold nearby for a number that you could rely on.',
    },
    unknown: { id: 'homeValuation.unknown', defaultMessage: 'We can’t show the reason here. Ask us for it.' },
    notYet: { id: 'homeValuation.notYet', defaultMessage: 'We have not worked one out yet.' },
    loanUnchecked: { id: 'homeValuation.loanUnchecked', defaultMessage: 'We could not load what you owe on this home.' },
    officerUnchecked: { id: 'homeValuation.officerUnchecked', defaultMessage: 'We could not load your loan officer.' },
    ratesUnchecked: { id: 'homeValuation.ratesUnchecked', defaultMessage: 'We could not load the rates.' },
    historyTitle: { id: 'homeValuation.historyTitle', defaultMessage: 'How the estimate went' },
    sinceTitle: { id: 'homeValuation.sinceTitle', defaultMessage: 'Since you bought it' },
    paid: { id: 'homeValuation.paid', defaultMessage: 'what you paid' },
    value: { id: 'homeValuation.value', defaultMessage: 'Value' },
    range: { id: 'homeValuation.range', defaultMessage: 'Range' },
    month: { id: 'homeValuation.month', defaultMessage: 'Month' },
    equityTitle: { id: 'homeValuation.equityTitle', defaultMessage: 'Your equity' },
    equityAbout: { id: 'homeValuation.equityAbout', defaultMessage: 'Your equity, about' },
    homeValue: { id: 'homeValuation.homeValue', defaultMessage: 'Home value, about' },
    firstMortgage: { id: 'homeValuation.firstMortgage', defaultMessage: 'First mortgage' },
    secondMortgage: { id: 'homeValuation.secondMortgage', defaultMessage: 'Second mortgage' },
    homeEquityLine: { id: 'homeValuation.homeEquityLine', defaultMessage: 'Home equity line' },
    beyond80: {
      id: 'homeValuation.beyond80',
      defaultMessage: 'That is more than 80% of the value, which is as much as lenders usually go to.',
    },
    negative: { id: 'homeValuation.negative', defaultMessage: 'You owe more than the estimate.' },
    negativeMeans: {
      id: 'homeValuation.negativeMeans',
      defaultMessage: 'That changes nothing about your loan or your payments. Talk to us before you sell or refinance.',
    },
    owedTitle: { id: 'homeValuation.owedTitle', defaultMessage: 'What you owe on this home' },
    owedInAll: { id: 'homeValuation.owedInAll', defaultMessage: 'In all' },
    nothingKnown: {
      id: 'homeValuation.nothingKnown',
      defaultMessage: 'We don’t know what you owe on this home, so we cannot show your equity.',
    },
    salesTitle: { id: 'homeValuation.salesTitle', defaultMessage: 'Homes sold near yours' },
    where: { id: 'homeValuation.where', defaultMessage: 'Where' },
    sold: { id: 'homeValuation.sold', defaultMessage: 'Sold' },
    price: { id: 'homeValuation.price', defaultMessage: 'Price' },
    whichHome: { id: 'homeValuation.whichHome', defaultMessage: 'Which home' },
    showHome: { id: 'homeValuation.showHome', defaultMessage: 'Show this home' },
    notYours: { id: 'homeValuation.notYours', defaultMessage: 'We could not find this home' },
    notYoursHelp: {
      id: 'homeValuation.notYoursHelp',
      defaultMessage: 'Its loan is not on your list. It may have been removed, or the address may be wrong.',
    },
    toYourHome: { id: 'homeValuation.toYourHome', defaultMessage: 'See your home’s value' },
    noLoan: { id: 'homeValuation.noLoan', defaultMessage: 'There is no home to show' },
    noLoanHelp: {
      id: 'homeValuation.noLoanHelp',
      defaultMessage: 'A home’s value is shown with its loan. If you have one with us, add it to your list first.',
    },
    toYourLoans: { id: 'homeValuation.toYourLoans', defaultMessage: 'Go to your loans' },
  }),
  ...defineMessages<{
    between: { low: string; high: string; day: string };
    historyGist: { first: string; firstMonth: string; last: string; lastMonth: string };
    boughtFor: { price: string; day: string };
    boughtIn: { month: string };
    rangeOf: { low: string; high: string };
    owe: { first: number };
    oweCombined: { combined: number; first: number };
    mark80: { amount: string };
    upTo80: { left: string };
    atTheEnds: { low: string; high: string; lowEquity: string; highEquity: string };
    sizeOf: { squareFeet: number; bedrooms: number; bathrooms: string };
    salesGist: { count: number; low: string; high: string; value: string };
    yourHome: { value: string };
    opensThrough: { day: string };
  }>({
    between: { id: 'homeValuation.between', defaultMessage: 'between {low} and {high}, as of {day}' },
    historyGist: {
      id: 'homeValuation.historyGist',
      defaultMessage: 'Line chart: from {first} in {firstMonth} to {last} in {lastMonth}. The same numbers are in the table.',
    },
    boughtFor: { id: 'homeValuation.boughtFor', defaultMessage: 'You bought it for {price} on {day}.' },
    boughtIn: { id: 'homeValuation.boughtIn', defaultMessage: '{month}, bought' },
    rangeOf: { id: 'homeValuation.rangeOf', defaultMessage: '{low} to {high}' },
    owe: { id: 'homeValuation.owe', defaultMessage: 'You owe {first, number}% of the value (loan-to-value).' },
    oweCombined: {
      id: 'homeValuation.oweCombined',
      defaultMessage:
        'You owe {first, number}% of the value on the first mortgage (loan-to-value), and {combined, number}% in all (combined).',
    },
    mark80: { id: 'homeValuation.mark80', defaultMessage: '80% of the value: {amount}' },
    upTo80: {
      id: 'homeValuation.upTo80',
      defaultMessage: 'Up to 80% of the value, about {left} is left. This is a calculation, not an offer.',
    },
    atTheEnds: {
      id: 'homeValuation.atTheEnds',
      defaultMessage:
        'If your home is worth {low}, the low end, your equity is about {lowEquity}. If it is worth {high}, the high end, it is about {highEquity}.',
    },
    sizeOf: {
      id: 'homeValuation.sizeOf',
      defaultMessage: '{squareFeet, number} sq ft, {bedrooms, plural, one {# bed} other {# beds}}, {bathrooms} baths',
    },
    salesGist: {
      id: 'homeValuation.salesGist',
      defaultMessage:
        '{count, plural, one {One home} other {# homes}} sold nearby for {low} to {high}; yours is about {value}. The same prices are in the table.',
    },
    yourHome: { id: 'homeValuation.yourHome', defaultMessage: 'Your home, about {value}' },
    opensThrough: { id: 'homeValuation.opensThrough', defaultMessage: 'This link works through {day}.' },
  }),
};
