import { defineMessages, type MessageValue } from 'react-intl';

export const messages = {
  ...defineMessages({
    amountDue: { id: 'servicing.amountDue', defaultMessage: 'Amount due' },
    nextPayment: { id: 'servicing.nextPayment', defaultMessage: 'Next payment' },
    principalInterestAmount: { id: 'servicing.line.principalInterest', defaultMessage: 'Principal and interest' },
    taxInsuranceAmount: { id: 'servicing.line.taxInsurance', defaultMessage: 'Taxes and insurance' },
    miscellaneousInsurance: { id: 'servicing.line.miscellaneousInsurance', defaultMessage: 'Other insurance' },
    subsidyPayment: { id: 'servicing.line.subsidy', defaultMessage: 'Subsidy' },
    regularMonthlyPayment: { id: 'servicing.line.regular', defaultMessage: 'Regular monthly payment' },
    delinquentPayment: { id: 'servicing.line.delinquent', defaultMessage: 'Past due payments' },
    lateCharges: { id: 'servicing.line.lateCharges', defaultMessage: 'Late charges' },
    totalFeesAndCharges: { id: 'servicing.line.fees', defaultMessage: 'Fees and other charges' },
    feePaid: { id: 'servicing.line.feePaid', defaultMessage: 'Fees already paid' },
    totalAmountDue: { id: 'servicing.line.total', defaultMessage: 'Total' },
    otherAdjustments: {
      id: 'servicing.otherAdjustments',
      defaultMessage:
        'The total is the lender’s figure and includes other adjustments that are not listed here. Call us to go through it.',
    },
    unknownAmount: { id: 'servicing.unknownAmount', defaultMessage: 'A dash means that the amount is not known yet.' },
    unknownDate: { id: 'servicing.unknownDate', defaultMessage: 'Due date not known yet' },
  }),
  ...defineMessages<{
    dueIn: { date: MessageValue; days: number };
    dueToday: { date: MessageValue };
    wasDue: { date: MessageValue; days: number };
    nextDue: { date: MessageValue };
  }>({
    dueIn: { id: 'servicing.dueIn', defaultMessage: 'due {date}, in {days, plural, one {{days} day} other {{days} days}}' },
    dueToday: { id: 'servicing.dueToday', defaultMessage: 'due today, {date}' },
    wasDue: {
      id: 'servicing.wasDue',
      defaultMessage: 'was due {date}, {days, plural, one {{days} day} other {{days} days}} ago',
    },
    nextDue: { id: 'servicing.nextDue', defaultMessage: 'due {date}. Nothing is due before then.' },
  }),
};
