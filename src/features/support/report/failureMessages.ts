import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    offline: {
      id: 'report.failed.offline',
      defaultMessage: 'You seem to be offline. Nothing is lost. Save a copy, or send it when you are back online.',
    },
    noAnswer: {
      id: 'report.failed.noAnswer',
      defaultMessage:
        'No answer came, so the report may or may not have arrived. Nothing is lost. Send it again, or save a copy. We keep it only once.',
    },
    tooLarge: {
      id: 'report.failed.tooLarge',
      defaultMessage:
        'The file is too large to send. Take out “What this site knew after each step” and send it again, or save a copy.',
    },
    refused: {
      id: 'report.failed.refused',
      defaultMessage: 'We could not accept the file, and did not keep it. Save a copy and call us.',
    },
    ourSide: {
      id: 'report.failed.ourSide',
      defaultMessage: 'Something went wrong on our side. Nothing is lost. Send it again in a moment, or save a copy.',
    },
  }),
  ...defineMessages<{
    refusedBecause: { reason: string };
    tooMany: { minutes: number };
    newReference: { old: string; reference: string };
  }>({
    refusedBecause: {
      id: 'report.failed.refusedBecause',
      defaultMessage:
        '{reason} We did not keep the report. Check your words and take out what should not be there, or save a copy.',
    },
    tooMany: {
      id: 'report.failed.tooMany',
      defaultMessage:
        'Too many reports came from here in a short time. Nothing is lost. Send it again in {minutes, plural, one {# minute} other {# minutes}}, or save a copy.',
    },
    newReference: {
      id: 'report.failed.newReference',
      defaultMessage:
        'We already have a report with the number {old}. This one is different now, so it gets a new number, {reference}. Please send it again.',
    },
  }),
};
