import { defineMessages, type MessageValue } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'report.title', defaultMessage: 'Report a problem' },
    back: { id: 'report.back', defaultMessage: 'Back to the page' },
    what: { id: 'report.what', defaultMessage: 'What went wrong?' },
    leaveOut: { id: 'report.leaveOut', defaultMessage: 'Please leave out card, account and Social Security numbers.' },
    looksSecret: {
      id: 'report.looksSecret',
      defaultMessage:
        'This looks like a card, account or Social Security number. Please take it out. We leave it out of the file.',
    },
    answerTo: { id: 'report.answerTo', defaultMessage: 'Email, if you want an answer' },
    answerToHelp: {
      id: 'report.answerToHelp',
      defaultMessage: 'We use it for this report alone. Without it we don’t know whose report it is.',
    },
    noEmail: { id: 'report.noEmail', defaultMessage: 'Enter an email address such as name@example.com, or leave it empty.' },
    wouldSend: { id: 'report.wouldSend', defaultMessage: 'What we would send' },
    onlyDetails: { id: 'report.onlyDetails', defaultMessage: 'Details for support, without steps.' },
    happened: { id: 'report.happened', defaultMessage: 'What happened' },
    details: { id: 'report.details', defaultMessage: 'Details for support' },
    clearBox: { id: 'report.clearBox', defaultMessage: 'Clear the box of anything you want to take out.' },
    untilYouSend: { id: 'report.untilYouSend', defaultMessage: 'Nothing leaves this device until you send it.' },
    standIns: {
      id: 'report.standIns',
      defaultMessage:
        'Where somebody or something of yours would be named, the file has a stand-in, such as “Borrower A” or “Loan 0002”. Amounts and dates are in it.',
    },
    noSteps: { id: 'report.noSteps', defaultMessage: 'No steps are recorded.' },
    takenOut: { id: 'report.takenOut', defaultMessage: 'Taken out' },
    waiting: { id: 'report.waiting', defaultMessage: 'Sent' },
    answered: { id: 'report.answered', defaultMessage: 'Answered' },
    failed: { id: 'report.failed', defaultMessage: 'Failed' },
    everything: { id: 'report.everything', defaultMessage: 'Everything in the file' },
    never: { id: 'report.never', defaultMessage: 'Never included' },
    neverNames: { id: 'report.neverNames', defaultMessage: 'Names and addresses we have on file' },
    neverNumbers: { id: 'report.neverNumbers', defaultMessage: 'Loan numbers and account numbers' },
    neverTyped: { id: 'report.neverTyped', defaultMessage: 'Anything you typed on these pages, besides what you write here' },
    reference: { id: 'report.reference', defaultMessage: 'Reference number' },
    referenceThing: { id: 'report.referenceThing', defaultMessage: 'reference number' },
    referenceHelp: {
      id: 'report.referenceHelp',
      defaultMessage: 'The number belongs to this report. Give it when you call or write, so that we find the report.',
    },
    size: { id: 'report.size', defaultMessage: 'Size of the file' },
    send: { id: 'report.send', defaultMessage: 'Send report' },
    sending: { id: 'report.sending', defaultMessage: 'Sending…' },
    saveCopy: { id: 'report.saveCopy', defaultMessage: 'Save a copy' },
    save: { id: 'report.save', defaultMessage: 'Save the file' },
    saveByHand: {
      id: 'report.saveByHand',
      defaultMessage: 'This site can’t send the report by itself. Save the file, and give it to us when you call.',
    },
    sentTitle: { id: 'report.sentTitle', defaultMessage: 'We have your report' },
    sentNext: {
      id: 'report.sentNext',
      defaultMessage: 'We look at it, but we can’t answer it: we don’t know whose it is. Call or write if you want an answer.',
    },
    sentAnswer: { id: 'report.sentAnswer', defaultMessage: 'We look at it, and write to you.' },
    notSent: { id: 'report.notSent', defaultMessage: 'The report was not sent' },
  }),
  ...defineMessages<{
    callNow: { phone: MessageValue };
    tooLong: { most: number };
    fromTo: { from: string; to: string };
    earlier: { count: number };
    inShort: { count: number; minutes: number };
    youTookOut: { count: number };
    takenOutCount: { count: number };
    kilobytes: { size: string };
    saveAndMail: { email: MessageValue; reference: string };
    saved: { name: string };
    savedMail: { name: string; email: MessageValue; reference: string };
    keptUntil: { date: string };
  }>({
    callNow: { id: 'report.callNow', defaultMessage: 'For help right now, call {phone}.' },
    tooLong: { id: 'report.tooLong', defaultMessage: 'Please use {most, number} characters at most.' },
    fromTo: {
      id: 'report.fromTo',
      defaultMessage: 'On this site, from {from} to {to}. Clear the box of anything you want to take out.',
    },
    earlier: { id: 'report.earlier', defaultMessage: 'Show {count, plural, one {# earlier step} other {# earlier steps}}' },
    inShort: {
      id: 'report.inShort',
      defaultMessage:
        '{count, plural, one {# step} other {# steps}} from the last {minutes, plural, one {minute} other {# minutes}}, and details for support.',
    },
    youTookOut: { id: 'report.youTookOut', defaultMessage: 'You took out {count, plural, one {# part} other {# parts}}.' },
    takenOutCount: {
      id: 'report.takenOutCount',
      defaultMessage: '{count, plural, =0 {Nothing is taken out.} one {# part is taken out.} other {# parts are taken out.}}',
    },
    kilobytes: { id: 'report.kilobytes', defaultMessage: '{size} KB' },
    saveAndMail: {
      id: 'report.saveAndMail',
      defaultMessage:
        'This site can’t send the report by itself. Save the file, then email it to {email} with the number {reference}.',
    },
    saved: { id: 'report.saved', defaultMessage: 'Saved as {name}.' },
    savedMail: {
      id: 'report.savedMail',
      defaultMessage: 'Saved as {name}. Now email it to {email} with the number {reference}.',
    },
    keptUntil: { id: 'report.keptUntil', defaultMessage: 'We keep it until {date}.' },
  }),
};
