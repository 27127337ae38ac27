import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    listLabel: { id: 'loans.listLabel', defaultMessage: 'Your loans, the most urgent first' },
    addLoan: { id: 'loans.addLoan', defaultMessage: 'Add a loan' },
    details: { id: 'loans.details', defaultMessage: 'See loan details' },
    whereToPay: { id: 'loans.whereToPay', defaultMessage: 'Where to pay' },
    notBoarded: { id: 'loans.notBoarded', defaultMessage: 'We are setting this loan up. Its first due date will show here.' },
    nothingDue: { id: 'loans.nothingDue', defaultMessage: 'Nothing is due on this loan right now.' },
    unclear: {
      id: 'loans.unclear',
      defaultMessage:
        'We can’t show right now what is due on this loan or where to pay it. Your loan itself has not changed. Call us before you pay.',
    },
    trouble: {
      id: 'loans.trouble',
      defaultMessage: 'If paying is hard right now, call us: there may be more options than you think.',
    },
    statusOverdue: { id: 'loans.status.overdue', defaultMessage: 'Overdue' },
    statusOverdueCharged: { id: 'loans.status.overdueCharged', defaultMessage: 'Overdue, late charge added' },
    statusDueToday: { id: 'loans.status.dueToday', defaultMessage: 'Due today' },
    statusDueSoon: { id: 'loans.status.dueSoon', defaultMessage: 'Due soon' },
    statusDue: { id: 'loans.status.due', defaultMessage: 'Up to date' },
    statusPaidAhead: { id: 'loans.status.paidAhead', defaultMessage: 'Paid ahead' },
    statusNothingDue: { id: 'loans.status.nothingDue', defaultMessage: 'Nothing due' },
    statusUnclear: { id: 'loans.status.unclear', defaultMessage: 'Can’t be shown right now' },
    statusFirstPayment: { id: 'loans.status.firstPayment', defaultMessage: 'First payment' },
    statusTransferred: { id: 'loans.status.transferred', defaultMessage: 'Moved to a new servicer' },
    statusDmi: { id: 'loans.status.dmi', defaultMessage: 'Paid through DMI' },
    statusSpecialServicing: { id: 'loans.status.specialServicing', defaultMessage: 'Special servicing' },
    statusNotBoarded: { id: 'loans.status.notBoarded', defaultMessage: 'Being set up' },
    nextBreakdown: { id: 'loans.nextBreakdown', defaultMessage: 'How the next payment adds up' },
    breakdown: { id: 'loans.breakdown', defaultMessage: 'How it adds up' },
    notAStatement: {
      id: 'loans.notAStatement',
      defaultMessage: 'This is not a billing statement. Your statements come by mail. Do you need a copy?',
    },
  }),
  ...defineMessages<{
    /** A number with grouped digits, such as "1,000". */
    count: { count: string };
    payFor: { amount: string; address: string };
    payAheadFor: { amount: string; address: string };
    detailsFor: { address: string };
    whereToPayFor: { address: string };
    missed: { count: number; months: string };
    includesFees: { amount: string };
    includesLateCharge: { amount: string };
    lateChargeAfter: { date: string; amount: string };
    payByToAvoid: { date: string; amount: string };
    movesTo: { servicer: string; date: string };
    showMore: { count: number };
    shown: { shown: string; total: string };
  }>({
    count: { id: 'loans.count', defaultMessage: '{count} loans, the most urgent first' },
    payFor: { id: 'loans.payFor', defaultMessage: 'Pay {amount} for {address}' },
    payAheadFor: { id: 'loans.payAheadFor', defaultMessage: 'Pay ahead {amount} for {address}' },
    detailsFor: { id: 'loans.detailsFor', defaultMessage: 'See loan details for {address}' },
    whereToPayFor: { id: 'loans.whereToPayFor', defaultMessage: 'Where to pay for {address}' },
    missed: {
      id: 'loans.missed',
      defaultMessage: '{count, plural, one {Your payment for {months} is} other {Your payments for {months} are}} not paid yet.',
    },
    includesFees: { id: 'loans.includesFees', defaultMessage: 'Includes {amount} in fees.' },
    includesLateCharge: { id: 'loans.includesLateCharge', defaultMessage: 'Includes {amount} in late charges.' },
    lateChargeAfter: {
      id: 'loans.lateChargeAfter',
      defaultMessage: 'A late charge of {amount} applies if we receive it after {date}.',
    },
    payByToAvoid: { id: 'loans.payByToAvoid', defaultMessage: 'Pay by {date} to avoid a late charge of {amount}.' },
    movesTo: {
      id: 'loans.movesTo',
      defaultMessage: 'This loan moves to {servicer} on {date}. Until then you pay here as always.',
    },
    showMore: { id: 'loans.showMore', defaultMessage: 'Show {count} more' },
    shown: { id: 'loans.shown', defaultMessage: 'Showing {shown} of {total} loans' },
  }),
};
