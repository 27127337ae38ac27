import { defineMessages } from 'react-intl';

/** Texts of the shared loan scenarios. "Cost" always means what `domain/loanCosts/scenarioCosts.ts` computes. */
export const messages = {
  ...defineMessages({
    askLoans: { id: 'summaries.askLoans', defaultMessage: 'See your loans' },
    estimate: { id: 'summaries.estimate', defaultMessage: 'Estimate, not a commitment to lend.' },
    notLocked: {
      id: 'summaries.notLocked',
      defaultMessage:
        'Rates and costs can change until your rate is locked. Your loan estimate and your contract count, not this page.',
    },
    howLong: { id: 'summaries.howLong', defaultMessage: 'How many years do you plan to keep this loan?' },
    howLongHelp: { id: 'summaries.howLongHelp', defaultMessage: 'Until you sell the home, refinance, or pay it off.' },
    yearsProblem: { id: 'summaries.yearsProblem', defaultMessage: 'Enter whole years, from 1 to 30' },
    aMonth: { id: 'summaries.aMonth', defaultMessage: 'a month, principal and interest' },
    taxesAndInsurance: { id: 'summaries.taxesAndInsurance', defaultMessage: 'Taxes and home insurance' },
    mortgageInsurance: { id: 'summaries.mortgageInsurance', defaultMessage: 'Mortgage insurance' },
    monthlyTotal: { id: 'summaries.monthlyTotal', defaultMessage: 'Total each month' },
    loanAmount: { id: 'summaries.loanAmount', defaultMessage: 'You borrow' },
    rate: { id: 'summaries.rate', defaultMessage: 'Interest rate' },
    apr: { id: 'summaries.apr', defaultMessage: 'APR' },
    points: { id: 'summaries.points', defaultMessage: 'Points' },
    credits: { id: 'summaries.credits', defaultMessage: 'Lender credits' },
    cashToClose: { id: 'summaries.cashToClose', defaultMessage: 'Cash to close' },
    none: { id: 'summaries.none', defaultMessage: 'None' },
    almostCheapest: { id: 'summaries.almostCheapest', defaultMessage: 'Less than $1 more than the cheapest' },
    lowestPayment: { id: 'summaries.lowestPayment', defaultMessage: 'Lowest monthly payment' },
    lowestApr: { id: 'summaries.lowestApr', defaultMessage: 'Lowest APR' },
    lowestRate: { id: 'summaries.lowestRate', defaultMessage: 'Lowest rate' },
    leastCash: { id: 'summaries.leastCash', defaultMessage: 'Least cash to close' },
    whenTitle: { id: 'summaries.whenTitle', defaultMessage: 'Which is cheapest, for how long' },
    always: { id: 'summaries.always', defaultMessage: 'however long you keep the loan, up to 30 years' },
    chartTitle: { id: 'summaries.chartTitle', defaultMessage: 'Total cost over time' },
    chartShows: { id: 'summaries.chartShows', defaultMessage: 'What the chart shows' },
    difference: { id: 'summaries.difference', defaultMessage: 'Difference' },
    totalCost: { id: 'summaries.totalCost', defaultMessage: 'Total cost' },
    differenceAxis: { id: 'summaries.differenceAxis', defaultMessage: 'How much more than the cheapest' },
    cheapest: { id: 'summaries.cheapest', defaultMessage: 'cheapest' },
    hardlyMore: { id: 'summaries.hardlyMore', defaultMessage: 'less than $1 more' },
    chartYears: { id: 'summaries.chartYears', defaultMessage: 'Years you keep the loan' },
    atClosing: { id: 'summaries.atClosing', defaultMessage: 'At closing' },
    assumptions: { id: 'summaries.assumptions', defaultMessage: 'How we worked this out' },
    countsAll: {
      id: 'summaries.countsAll',
      defaultMessage:
        'Total cost is what you pay at closing that does not go toward the home, plus interest and mortgage insurance. What you pay off your loan stays yours, so it is not counted.',
    },
    countsDownPayment: {
      id: 'summaries.countsDownPayment',
      defaultMessage:
        'Total cost is the cash to close, plus interest and mortgage insurance. Your down payment is part of it, because this summary does not say the price of the home. What you pay off your loan stays yours, so it is not counted.',
    },
    countsMore: {
      id: 'summaries.countsMore',
      defaultMessage:
        'Where you borrow more than in another choice, the difference is added to the total cost, because you have to pay it back.',
    },
    differenceIs: {
      id: 'summaries.differenceIs',
      defaultMessage:
        'The difference is how much more a choice costs in total than the one that is cheapest at that time. In the chart the cheapest is the line at $0.',
    },
    rateStays: {
      id: 'summaries.rateStays',
      defaultMessage: 'The rate stays the same, and you make each payment on time and no extra ones.',
    },
    paidOffEarly: {
      id: 'summaries.paidOffEarly',
      defaultMessage: 'A loan that is paid off before your plan ends costs nothing more from then on.',
    },
    onTop: {
      id: 'summaries.onTop',
      defaultMessage:
        'The payment in large type is principal and interest only. Taxes and home insurance come on top, so your actual payment will be higher. They belong to the home, whatever the loan, so they are not part of the total cost.',
    },
    rounded: { id: 'summaries.rounded', defaultMessage: 'Amounts are rounded to whole dollars.' },
    preparedBy: { id: 'summaries.preparedBy', defaultMessage: 'Who prepared this' },
    askOfficer: { id: 'summaries.askOfficer', defaultMessage: 'Ask your loan officer about these' },
    subject: { id: 'summaries.subject', defaultMessage: 'My loan choices' },
    askLead: {
      id: 'summaries.askLead',
      defaultMessage:
        'We can’t open this loan summary. The link may have expired, or a part of it may be missing. Nothing else has changed.',
    },
    askNext: {
      id: 'summaries.askNext',
      defaultMessage:
        'Open the link in your email again and make sure that you have all of it. If that does not help, ask your loan officer for a new link. Their name is in the email.',
    },
  }),
  ...defineMessages<{
    waysAmount: { count: number; amount: string };
    waysAbout: { count: number; amount: string };
    ways: { count: number };
    price: { price: string };
    owed: { owed: string };
    prepared: { name: string; date: string };
    preparedLicensed: { name: string; nmlsId: string; date: string };
    preparedUnnamed: { date: string };
    preparedUnnamedLicensed: { nmlsId: string; date: string };
    openUntil: { date: string };
    yearsKept: { years: string };
    years: { years: number };
    months: { months: number };
    quoted: { name: string };
    answer: { names: string; years: string; cost: string };
    answerTied: { names: string; years: string; cost: string };
    moreCash: { name: string; amount: string; than: string };
    costsOver: { years: string };
    cheapestOver: { years: string };
    cheapestWith: { years: string; names: string };
    moreThan: { amount: string };
    insuranceFor: { time: string };
    toYou: { amount: string };
    about: { amount: string };
    percent: { rate: string };
    firstRange: { time: string; month: string };
    middleRange: { from: string; to: string; month: string };
    onlyRange: { time: string; month: string };
    lastRange: { from: string; month: string };
    sameCost: { names: string };
    yourPlanIs: { years: string };
    plannedYears: { years: string };
    gist: { span: string; years: string; costs: string };
    gistOfDifference: { span: string; years: string; costs: string };
    more: { amount: string };
    costOf: { name: string; cost: string };
    monthsFrom: { month: string };
    ask: { name: string };
  }>({
    waysAmount: {
      id: 'summaries.waysAmount',
      defaultMessage: '{count, plural, =2 {Two} =3 {Three} other {Four}} ways to borrow {amount}.',
    },
    waysAbout: {
      id: 'summaries.waysAbout',
      defaultMessage: '{count, plural, =2 {Two} =3 {Three} other {Four}} ways to borrow about {amount}.',
    },
    ways: { id: 'summaries.ways', defaultMessage: '{count, plural, =2 {Two} =3 {Three} other {Four}} ways to borrow.' },
    price: { id: 'summaries.price', defaultMessage: 'The home costs {price}.' },
    owed: { id: 'summaries.owed', defaultMessage: 'They pay off the {owed} that you owe now.' },
    prepared: { id: 'summaries.prepared', defaultMessage: 'Prepared by {name} on {date}.' },
    preparedLicensed: { id: 'summaries.preparedLicensed', defaultMessage: 'Prepared by {name}, NMLS #{nmlsId}, on {date}.' },
    preparedUnnamed: { id: 'summaries.preparedUnnamed', defaultMessage: 'Prepared on {date}.' },
    preparedUnnamedLicensed: {
      id: 'summaries.preparedUnnamedLicensed',
      defaultMessage: 'Prepared by a loan officer, NMLS #{nmlsId}, on {date}.',
    },
    openUntil: { id: 'summaries.openUntil', defaultMessage: 'You can open this page until {date}.' },
    yearsKept: { id: 'summaries.yearsKept', defaultMessage: 'We still show {years}.' },
    years: { id: 'summaries.years', defaultMessage: '{years, plural, one {# year} other {# years}}' },
    months: { id: 'summaries.months', defaultMessage: '{months, plural, one {# month} other {# months}}' },
    quoted: { id: 'summaries.quoted', defaultMessage: '“{name}”' },
    answer: { id: 'summaries.answer', defaultMessage: 'Cheapest over {years}: {names}, {cost} in all.' },
    answerTied: {
      id: 'summaries.answerTied',
      defaultMessage: 'Cheapest over {years}: {names}, which cost the same, {cost} in all.',
    },
    moreCash: { id: 'summaries.moreCash', defaultMessage: '{name} takes {amount} more cash at closing than {than}.' },
    costsOver: { id: 'summaries.costsOver', defaultMessage: 'Total cost over {years}' },
    cheapestOver: { id: 'summaries.cheapestOver', defaultMessage: 'Cheapest over {years}' },
    cheapestWith: { id: 'summaries.cheapestWith', defaultMessage: 'Cheapest over {years}, the same as {names}' },
    moreThan: { id: 'summaries.moreThan', defaultMessage: '{amount} more than the cheapest' },
    insuranceFor: { id: 'summaries.insuranceFor', defaultMessage: 'Mortgage insurance, for {time}' },
    toYou: { id: 'summaries.toYou', defaultMessage: '{amount} to you' },
    about: { id: 'summaries.about', defaultMessage: 'About {amount}' },
    percent: { id: 'summaries.percent', defaultMessage: '{rate}%' },
    firstRange: { id: 'summaries.firstRange', defaultMessage: 'if you keep it for up to {time} (to {month})' },
    middleRange: { id: 'summaries.middleRange', defaultMessage: 'if you keep it for {from} to {to} (to {month})' },
    onlyRange: { id: 'summaries.onlyRange', defaultMessage: 'if you keep it for {time} ({month})' },
    lastRange: {
      id: 'summaries.lastRange',
      defaultMessage: 'if you keep it for {from} or longer, up to 30 years (from {month})',
    },
    sameCost: { id: 'summaries.sameCost', defaultMessage: '{names}, which cost the same' },
    plannedYears: { id: 'summaries.plannedYears', defaultMessage: '{years} (your plan)' },
    yourPlanIs: { id: 'summaries.yourPlanIs', defaultMessage: 'Your plan, {years}' },
    gist: { id: 'summaries.gist', defaultMessage: 'Total cost of each choice over {span}. After {years}: {costs}.' },
    gistOfDifference: {
      id: 'summaries.gistOfDifference',
      defaultMessage:
        'How much more each choice costs than the one that is cheapest at that time, over {span}. After {years}: {costs}.',
    },
    more: { id: 'summaries.more', defaultMessage: '{amount} more' },
    costOf: { id: 'summaries.costOf', defaultMessage: '{name} {cost}' },
    monthsFrom: { id: 'summaries.monthsFrom', defaultMessage: 'Months are counted from {month}.' },
    ask: { id: 'summaries.ask', defaultMessage: 'Ask {name} about these' },
  }),
};
