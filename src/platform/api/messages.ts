import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    offline: {
      id: 'api.offline',
      defaultMessage: 'You seem to be offline. Nothing was lost. Try again when you are back online.',
    },
    tooSlow: { id: 'api.tooSlow', defaultMessage: 'This is taking too long. Please try again in a moment.' },
    notFound: {
      id: 'api.notFound',
      defaultMessage: 'We could not find what you asked for. It may have moved, or the link may be incomplete.',
    },
    somethingWentWrong: { id: 'api.somethingWentWrong', defaultMessage: 'Something went wrong' },
    cookiesBlocked: {
      id: 'api.cookiesBlocked',
      defaultMessage:
        'This needs cookies, and your browser keeps none from this site. Nothing was sent or changed. Allow cookies in your browser’s settings, then load this page again.',
    },
    ourSide: {
      id: 'api.ourSide',
      defaultMessage: 'Something went wrong on our side. Nothing was lost. Please try again.',
    },
    ourSideWays: {
      id: 'api.ourSideWays',
      defaultMessage:
        'Something went wrong on our side. Nothing was lost. Please try again. If it goes on, sign out and back in, or write to us.',
    },
    sessionExpired: {
      id: 'api.sessionExpired',
      defaultMessage: 'Your session has expired. Sign out and back in to continue. If that does not help, write to us.',
    },
  }),
  ...defineMessages<{
    unreachable: { brand: string };
    tryLater: { seconds: number };
    tryLaterMinutes: { minutes: number };
    tryLaterHours: { hours: number };
    fromServer: { text: string };
  }>({
    unreachable: {
      id: 'api.unreachable',
      defaultMessage: 'We can’t reach {brand} right now. Nothing was lost. Please try again in a moment.',
    },
    tryLater: {
      id: 'api.tryLater',
      defaultMessage:
        'That was too many tries in a short time. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
    },
    tryLaterMinutes: {
      id: 'api.tryLaterMinutes',
      defaultMessage:
        'That was too many tries in a short time. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
    },
    tryLaterHours: {
      id: 'api.tryLaterHours',
      defaultMessage:
        'That was too many tries in a short time. Please try again in {hours, plural, one {# hour} other {# hours}}.',
    },
    fromServer: { id: 'api.fromServer', defaultMessage: '{text}' },
  }),
};
