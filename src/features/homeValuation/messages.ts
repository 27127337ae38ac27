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
    notYet: { id: 'homeValuation.notYet', defaultMessage: 'We have not worked one out yet.' },
    askInstead: {
      id: 'homeValuation.askInstead',
      defaultMessage: 'Your loan officer can tell you what an appraisal would take.',
    },
    historyTitle: { id: 'homeValuation.historyTitle', defaultMessage: 'Since you bought it' },
    value: { id: 'homeValuation.value', defaultMessage: 'Estimate' },
    low: { id: 'homeValuation.low', defaultMessage: 'Low end' },
    high: { id: 'homeValuation.high', defaultMessage: 'High end' },
    date: { id: 'homeValuation.date', defaultMessage: 'Date' },
    equityTitle: { id: 'homeValuation.equityTitle', defaultMessage: 'Your equity, about' },
    homeValue: { id: 'homeValuation.homeValue', defaultMessage: 'Home value' },
    firstMortgage: { id: 'homeValuation.firstMortgage', defaultMessage: 'First mortgage' },
    secondMortgage: { id: 'homeValuation.secondMortgage', defaultMessage: 'Second mortgage' },
    homeEquityLine: { id: 'homeValuation.homeEquityLine', defaultMessage: 'Home equity line' },
    equity: { id: 'homeValuation.equity', defaultMessage: 'Equity' },
    beyond80: { id: 'homeValuation.beyond80', defaultMessage: 'That is more than 80% of the value.' },
    negative: {
      id: 'homeValuation.negative',
      defaultMessage: 'You owe more than the estimate. That changes nothing about your loan.',
    },
    nothingKnown: {
      id: 'homeValuation.nothingKnown',
      defaultMessage: 'We do not know what you owe, so we cannot show your equity.',
    },
    salesTitle: { id: 'homeValuation.salesTitle', defaultMessage: 'Homes sold near yours' },
    where: { id: 'homeValuation.where', defaultMessage: 'Where' },
    sold: { id: 'homeValuation.sold', defaultMessage: 'Sold' },
    price: { id: 'homeValuation.price', defaultMessage: 'Price' },
    size: { id: 'homeValuation.size', defaultMessage: 'Size' },
  }),
  ...defineMessages<{
    between: { low: string; high: string; day: string };
    historyGist: { first: string; firstMonth: string; last: string; lastMonth: string };
    boughtFor: { price: string; day: string };
    owe: { combined: number; first: number };
    upTo80: { left: string };
    ifLow: { low: string; high: string; lowEquity: string; highEquity: string };
    sizeOf: { squareFeet: number; bedrooms: number; bathrooms: string };
    placeLine: { street: string; city: string; state: string };
  }>({
    placeLine: { id: 'homeValuation.placeLine', defaultMessage: '{street}, {city}, {state}' },
    between: { id: 'homeValuation.between', defaultMessage: 'between {low} and {high}, as of {day}' },
    historyGist: {
      id: 'homeValuation.historyGist',
      defaultMessage: 'Line chart: from {first} in {firstMonth} to {last} in {lastMonth}. The same numbers are in the table.',
    },
    boughtFor: { id: 'homeValuation.boughtFor', defaultMessage: 'You bought it for {price} on {day}.' },
    owe: {
      id: 'homeValuation.owe',
      defaultMessage: 'You owe {combined}% of the value, {first}% of it on the first mortgage.',
    },
    upTo80: {
      id: 'homeValuation.upTo80',
      defaultMessage: 'Up to 80% of the value, {left} is left. This is a calculation, not an offer.',
    },
    ifLow: {
      id: 'homeValuation.ifLow',
      defaultMessage:
        'At {low}, the low end, your equity would be {lowEquity}. At {high}, the high end, it would be {highEquity}.',
    },
    sizeOf: {
      id: 'homeValuation.sizeOf',
      defaultMessage: '{squareFeet, number} sq ft, {bedrooms, plural, one {# bedroom} other {# bedrooms}}, {bathrooms} baths',
    },
  }),
};
