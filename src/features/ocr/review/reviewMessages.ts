import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    loadFailed: { id: 'ocr.review.loadFailed', defaultMessage: 'We could not load one of your files' },
    /** Page title during the income check and after it passed. */
    incomeTitle: { id: 'ocr.review.incomeTitle', defaultMessage: 'Your monthly income' },
    toCheck: { id: 'ocr.review.toCheck', defaultMessage: 'Values to check' },
    nothingLeft: { id: 'ocr.review.nothingLeft', defaultMessage: 'Nothing left to check.' },
    nothingLeftLead: {
      id: 'ocr.review.nothingLeftLead',
      defaultMessage: 'Nothing left to check. Change anything that differs from your paystub.',
    },
    back: { id: 'ocr.review.back', defaultMessage: 'Back to your paystubs' },
    changing: {
      id: 'ocr.review.changing',
      defaultMessage: 'Your income passed the check. If you change a value, it is checked again before it can be sent.',
    },
    keepIt: { id: 'ocr.review.keepIt', defaultMessage: 'Change nothing' },
    otherSkip: { id: 'ocr.review.otherSkip', defaultMessage: 'Skip' },
    otherSure: { id: 'ocr.review.otherSure', defaultMessage: 'Are you sure?' },
    otherAsk: { id: 'ocr.review.otherAsk', defaultMessage: 'Ask again' },
  }),
  ...defineMessages<{
    lead: { count: number };
    toCheckIn: { label: string; name: string };
    otherTitle: { name: string };
    otherWhat: { name: string };
    otherInvite: { name: string; email: string };
    otherSkipYes: { name: string };
    otherSkipMeans: { name: string };
    otherSkipped: { name: string };
    otherAsked: { name: string };
    otherInvited: { name: string; email: string };
  }>({
    lead: {
      id: 'ocr.review.lead',
      defaultMessage:
        '{count, plural, =0 {Compare these values with your paystub.} one {Check # value.} other {Check # values.}} Change anything that differs from your paystub.',
    },
    toCheckIn: { id: 'ocr.review.toCheckIn', defaultMessage: '{label}: {name}' },
    otherTitle: { id: 'ocr.review.otherTitle', defaultMessage: '{name} is also on the application' },
    otherWhat: {
      id: 'ocr.review.otherWhat',
      defaultMessage:
        'If {name} has an income, it can count, too. We send {name} a link of their own. You don’t see each other’s papers.',
    },
    otherInvite: { id: 'ocr.review.otherInvite', defaultMessage: 'Invite {name} ({email})' },
    otherSkipYes: { id: 'ocr.review.otherSkipYes', defaultMessage: 'Skip {name}' },
    otherSkipMeans: {
      id: 'ocr.review.otherSkipMeans',
      defaultMessage: 'The income of {name} is then not part of this check. You can undo this until you send.',
    },
    otherSkipped: {
      id: 'ocr.review.otherSkipped',
      defaultMessage: 'You skipped {name}. You can undo this until you send.',
    },
    otherAsked: { id: 'ocr.review.otherAsked', defaultMessage: 'You can invite {name} again.' },
    otherInvited: { id: 'ocr.review.otherInvited', defaultMessage: '{name} was invited: we sent a link to {email}.' },
  }),
};
