import { defineMessages } from 'react-intl';

export const pendingAlertMessages = defineMessages({
  tied: { id: 'rateDrop.keep.tied', defaultMessage: 'Your Rate Drop Alert is in your account now' },
  over: {
    id: 'rateDrop.keep.over',
    defaultMessage: 'The Rate Drop Alert you set here could not be added to your account. It still works by email.',
  },
  notTied: {
    id: 'rateDrop.keep.notTied',
    defaultMessage:
      'We could not confirm that the Rate Drop Alert you set here is in your account. It still works by email. We try again when you open your alerts.',
  },
  ask: {
    id: 'rateDrop.keep.ask',
    defaultMessage: 'You set a Rate Drop Alert on this device for another email address. Is it yours?',
  },
  askWhy: {
    id: 'rateDrop.keep.askWhy',
    defaultMessage: 'If you add it, you see and manage it here. Its emails go to that address until you change it.',
  },
  add: { id: 'rateDrop.keep.add', defaultMessage: 'Add it to my account' },
  notAdded: { id: 'rateDrop.keep.notAdded', defaultMessage: 'The alert was not added to your account.' },
  addUnclear: {
    id: 'rateDrop.keep.addUnclear',
    defaultMessage: 'We could not find out whether the alert was added to your account. Try again: it is added only once.',
  },
  notMine: { id: 'rateDrop.keep.notMine', defaultMessage: 'It’s not mine' },
});
