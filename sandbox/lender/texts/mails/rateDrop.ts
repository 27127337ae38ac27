import type { MailFact, MailTable } from './mailWords.ts';

const PURPOSE = '{purpose, select, refinance {Refinance} other {Home purchase}}, {product}';

const OFFICER_FACTS: readonly MailFact[] = [
  { name: 'Name', value: '{person}', isMain: true },
  { name: 'Email', value: '{email}' },
  { name: 'Phone', value: '{phone}' },
  { name: 'May be called', value: '{mayCall, select, yes {Yes, agreed on {agreedDay}} other {No, by email only}}' },
  { name: 'For', value: PURPOSE },
  { name: 'Loan', value: 'Loan ending in {lastFour}' },
  { name: 'Rate today', value: '{rate}' },
];
const OFFICER_REASON = 'You get this email because you are the loan officer of this alert.';

export const rateDropMails = {
  invitation: {
    subject: '{officerName} can tell you when rates drop',
    heading: 'Hear from us when rates drop',
    before: [
      'Hello {firstName}, {officerName} invites you to set a Rate Drop Alert: choose a rate, and we email you when ours reaches it. You need no account.',
    ],
    facts: [
      { name: 'Loan officer', value: '{officer}', isMain: true },
      { name: 'Link works through', value: '{lastDay}' },
    ],
    button: 'Set a Rate Drop Alert',
    reason: 'You get this email because {officerName} sent you this link.',
  },
  created: {
    subject: 'We are watching rates for you: {target}%',
    heading: 'Your Rate Drop Alert is set',
    before: [
      'Hello {firstName}, we will email you once when our {product} rate is at {target}% or below.',
      '{mayCall, select, yes {You agreed: “{consent}”} other {We will not call you about it.}}',
    ],
    facts: [
      { name: 'Your number', value: '{target}%', isMain: true },
      { name: 'Rate today', value: '{rate}' },
      { name: 'For', value: PURPOSE },
      { name: 'Loan officer', value: '{officer}' },
    ],
    button: 'See or change your alerts',
    after: ['If you did not ask for this, use the link that stops these emails.'],
    reason: 'You get this email because somebody set a Rate Drop Alert for this address.',
    unsubscribe: 'Stop these emails',
  },
  reached: {
    subject: 'Rates reached your number: {ratePercent}%',
    heading: 'Rates reached your number',
    before: [
      'Hello {firstName}, our {product} rate today is {rate}. You asked us to tell you at {target}%.',
      'With a new {years}-year loan on what you owe, that would save you about {savings} a month{isShorter, select, yes {, or about {shorterSavings} if you pay it off in the {shorterMonths} months you have left} other {}}.',
    ],
    facts: [
      { name: 'Rate today', value: '{rate}', isMain: true },
      { name: 'Your number', value: '{target}%' },
      { name: 'For', value: PURPOSE },
      { name: 'Ask', value: '{officer}' },
      { name: 'Write to', value: '{officerEmail}' },
      { name: 'Call', value: '{officerPhone}' },
    ],
    button: 'See your alerts',
    after: [
      'This is an estimate of principal and interest only; taxes and insurance are extra. It is not an offer of credit or a commitment to lend, and rates change daily.',
    ],
    reason: 'You get this email because you set a Rate Drop Alert. We send it once for each drop.',
    unsubscribe: 'Stop these emails',
  },
  /** To the loan officer. */
  officerReached: {
    subject: 'Rate Drop Alert reached: {ratePercent}%',
    heading: 'Rates reached a borrower’s number',
    before: ['{person} asked to be told at {target}%. We have emailed them today.'],
    facts: OFFICER_FACTS,
    reason: OFFICER_REASON,
  },
  /** To the loan officer: somebody without an account set an alert and chose this officer. */
  officerLead: {
    subject: 'New Rate Drop Alert for you',
    heading: 'Somebody set a Rate Drop Alert and chose you',
    before: ['{person} expects to hear from you. Their number is {target}%.'],
    facts: OFFICER_FACTS,
    reason: OFFICER_REASON,
  },
} satisfies MailTable;

/** The button in mails to people without an account, who cannot see their alerts. */
export const setAnotherAlert = 'Set another alert';
