import type { PrivacyChoice } from '#contract/borrower/privacy.ts';
import type { MailTable } from './mailWords.ts';

/** To the others on a loan for whom a choice was made. */
export const sharedChoiceMails = {
  optedOut: {
    subject: 'Somebody on your loan opted you out',
    heading: 'Somebody on your loan opted you out',
    before: ['Somebody on a loan with you opted out for everyone on the loan. You can change this for yourself at any time.'],
    facts: [
      { name: 'Turned off', value: '{choices}', isMain: true },
      { name: 'When', value: '{changedAt}' },
    ],
    button: 'See your privacy choices',
    reason: 'You get this email because you are on this loan.',
  },
  takenBack: {
    subject: 'An opt-out for your loan was taken back',
    heading: 'An opt-out for your loan was taken back',
    before: [
      'Somebody on a loan with you took back an opt-out that they had made for everyone on the loan. Your choices are as they were before it.',
    ],
    facts: [
      { name: 'Taken back', value: '{choices}', isMain: true },
      { name: 'When', value: '{changedAt}' },
    ],
    button: 'See your privacy choices',
    reason: 'You get this email because you are on this loan.',
  },
} satisfies MailTable;

export const sharedChoiceNames: Partial<Record<PrivacyChoice, string>> = {
  affiliateSharing: 'Sharing about your credit with our affiliates',
  affiliateMarketing: 'Marketing by our affiliates',
};
