import { defineMessages, type MessageValue } from 'react-intl';

export const messages = {
  ...defineMessages({
    lead: { id: 'help.lead', defaultMessage: 'Talk to a person, or find out who to ask about things that are not on this site.' },
    reachUs: { id: 'help.reachUs', defaultMessage: 'Contact us' },
    phone: { id: 'help.phone', defaultMessage: 'Phone' },
    hours: { id: 'help.hours', defaultMessage: 'Hours' },
    email: { id: 'help.email', defaultMessage: 'Email' },
    behind: {
      id: 'help.behind',
      defaultMessage:
        'If you are behind on payments, or worry that you will be, call us as soon as you can. We can talk through your options.',
    },
    whereToFind: { id: 'help.whereToFind', defaultMessage: 'What is not on this site' },
    notHere: {
      id: 'help.notHere',
      defaultMessage:
        'Call us for any of these. If another company services your loan, call that company. Its name and number are in your loan details.',
    },
    autopay: { id: 'help.autopay', defaultMessage: 'Autopay' },
    autopayHow: {
      id: 'help.autopayHow',
      defaultMessage: 'Call us to set up, change or stop automatic payments. On this site you make one payment at a time.',
    },
    payoff: { id: 'help.payoff', defaultMessage: 'Payoff amount' },
    payoffHow: {
      id: 'help.payoffHow',
      defaultMessage:
        'Call us for a payoff quote and tell us the day you want to pay. The payoff amount is more than your balance because it includes interest up to that day.',
    },
    statements: { id: 'help.statements', defaultMessage: 'Monthly statements' },
    statementsHow: {
      id: 'help.statementsHow',
      defaultMessage: 'We send statements to your mailing address. Call us if you need a copy.',
    },
    taxForm: { id: 'help.taxForm', defaultMessage: '1098 tax form' },
    taxFormHow: {
      id: 'help.taxFormHow',
      defaultMessage:
        'We mail the form for the past year to your mailing address by January 31. If your loan moved during the year, each company sends a form for its part of the year.',
    },
    history: { id: 'help.history', defaultMessage: 'Full payment history' },
    historyHow: {
      id: 'help.historyHow',
      defaultMessage: 'Call us for it. It lists every payment on the loan, no matter how it was made.',
    },
    report: { id: 'help.report', defaultMessage: 'Report a problem' },
    reportHere: {
      id: 'help.reportHere',
      defaultMessage:
        'You can make a report on any page. You say what went wrong, and you see everything else in it before it leaves this device: the steps you took here, without your name, your loan number or what you typed.',
    },
    reportKeys: {
      id: 'help.reportKeys',
      defaultMessage: 'On any page, the keys Alt + Shift + R open it, too. On a Mac they are Option + Shift + R.',
    },
    reportDoing: { id: 'help.reportDoing', defaultMessage: 'What you were trying to do, and on which page' },
    reportSaw: { id: 'help.reportSaw', defaultMessage: 'What happened instead, and the words of any error message' },
    reportWhen: { id: 'help.reportWhen', defaultMessage: 'The day and time' },
    reportCode: { id: 'help.reportCode', defaultMessage: 'The code shown with the error, if there was one' },
    reportDevice: { id: 'help.reportDevice', defaultMessage: 'Your device and browser, such as “iPhone, Safari”' },
    reportNever: {
      id: 'help.reportNever',
      defaultMessage:
        'Please don’t send card numbers, bank account numbers or passwords. The last four digits of your loan number are enough.',
    },
    write: { id: 'help.write', defaultMessage: 'If you think we made an error' },
    writeHow: {
      id: 'help.writeHow',
      defaultMessage:
        'Write to us with your name, your loan number, and what you think is wrong or what you want to know. By law, we must answer in writing. Send your letter to this address, and don’t include a payment:',
    },
    askForAddress: { id: 'help.askForAddress', defaultMessage: 'Call us and we will tell you where to write.' },
    complain: { id: 'help.complain', defaultMessage: 'Who else can help: the Consumer Financial Protection Bureau (CFPB)' },
  }),
  ...defineMessages<{ reportHow: { phone: MessageValue; email: MessageValue } }>({
    reportHow: {
      id: 'help.reportHow',
      defaultMessage: 'If something on this site doesn’t work, call {phone} or write to {email}. It helps us to know:',
    },
  }),
};
