import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'help.title', defaultMessage: 'Help' },
    lead: { id: 'help.lead', defaultMessage: 'Talk to a person, or see whom to ask for what this portal does not have.' },
    reachUs: { id: 'help.reachUs', defaultMessage: 'Reach us' },
    phone: { id: 'help.phone', defaultMessage: 'Phone' },
    hours: { id: 'help.hours', defaultMessage: 'Hours' },
    email: { id: 'help.email', defaultMessage: 'Email' },
    behind: {
      id: 'help.behind',
      defaultMessage:
        'If you are behind, or worried that you will be, call before the due date. We can go through your options with you.',
    },
    whereToFind: { id: 'help.whereToFind', defaultMessage: 'Where to find' },
    notHere: {
      id: 'help.notHere',
      defaultMessage:
        'These are not in this portal. Call us for them. If another company services your loan, ask that company: its name and number are in your loan’s details.',
    },
    autopay: { id: 'help.autopay', defaultMessage: 'Autopay' },
    autopayHow: {
      id: 'help.autopayHow',
      defaultMessage: 'We can set up, change or stop automatic payments by phone. Here you can make one payment at a time.',
    },
    payoff: { id: 'help.payoff', defaultMessage: 'Payoff amount' },
    payoffHow: {
      id: 'help.payoffHow',
      defaultMessage:
        'Ask us for a payoff quote and say the day you want to pay. It is more than the balance you see, because interest is added up to that day.',
    },
    statements: { id: 'help.statements', defaultMessage: 'Monthly statements' },
    statementsHow: {
      id: 'help.statementsHow',
      defaultMessage: 'Statements go to your mailing address. Call us for a copy of one.',
    },
    taxForm: { id: 'help.taxForm', defaultMessage: '1098 tax form' },
    taxFormHow: {
      id: 'help.taxFormHow',
      defaultMessage:
        'The form for the year before is sent to your mailing address by January 31. If your loan moved during the year, each company sends one for its part.',
    },
    history: { id: 'help.history', defaultMessage: 'Full payment history' },
    historyHow: {
      id: 'help.historyHow',
      defaultMessage: 'Ask us for it by phone. It lists every payment on the loan, however it was made.',
    },
    write: { id: 'help.write', defaultMessage: 'If you think we made an error' },
    writeHow: {
      id: 'help.writeHow',
      defaultMessage:
        'Write to us with your name, your loan number, and what you think is wrong or what you want to know. By law, a letter like this must be answered in writing. Send it to this address, not with a payment:',
    },
    askForAddress: { id: 'help.askForAddress', defaultMessage: 'Call us first, and we will tell you where to write.' },
    complain: { id: 'help.complain', defaultMessage: 'Who else can help: consumer protection (CFPB)' },
  }),
};
