import { defineMessages, type MessageValue } from 'react-intl';

/** Section 4 of the specification prescribes the first four texts. */
export const outcomeMessages = {
  ...defineMessages({
    thanks: { id: 'rateDrop.thanks.thanks', defaultMessage: 'Thank you for setting a Rate Drop Alert!' },
    received: { id: 'rateDrop.thanks.received', defaultMessage: 'Your submission has been successfully received.' },
    inTouch: { id: 'rateDrop.thanks.inTouch', defaultMessage: 'We will get in touch with you soon.' },
    logIn: { id: 'rateDrop.thanks.logIn', defaultMessage: 'log in' },
    plain: {
      id: 'rateDrop.thanks.plain',
      defaultMessage: 'This page shows what you have just set. There is nothing to show here now.',
    },
    next: {
      id: 'rateDrop.thanks.next',
      defaultMessage: 'We look at our rates every day and email you once when they reach your number.',
    },
    badLink: {
      id: 'rateDrop.thanks.badLink',
      defaultMessage:
        'The link from your loan officer has expired or was cut off, so your alert does not go to them. It is set all the same.',
    },
    keepTitle: { id: 'rateDrop.thanks.keepTitle', defaultMessage: 'Keep it in an account' },
    keepWhy: {
      id: 'rateDrop.thanks.keepWhy',
      defaultMessage: 'Sign up, or log in, within a day on this device, and you can change or cancel this alert online.',
    },
    signUp: { id: 'rateDrop.thanks.signUp', defaultMessage: 'Sign up' },
    signIn: { id: 'rateDrop.thanks.signIn', defaultMessage: 'Log in' },
    seeAlerts: { id: 'rateDrop.thanks.seeAlerts', defaultMessage: 'See your Rate Drop Alerts' },
    setAlert: { id: 'rateDrop.thanks.setAlert', defaultMessage: 'Set a Rate Drop Alert' },
    loans: { id: 'rateDrop.thanks.loans', defaultMessage: 'Your loans' },
    target: { id: 'rateDrop.thanks.target', defaultMessage: 'Your number' },
    today: { id: 'rateDrop.thanks.today', defaultMessage: 'Rates today' },
    tellsAt: { id: 'rateDrop.thanks.tellsAt', defaultMessage: 'We write to' },
    noDataWhy: {
      id: 'rateDrop.noData.why',
      defaultMessage:
        'We do not have the rate and balance that an alert on this loan needs, or the loan is not on your list. No alert was set.',
    },
    noDataNext: {
      id: 'rateDrop.noData.next',
      defaultMessage: 'You can set an alert with your own numbers: they are on your monthly statement.',
    },
    ownNumbers: { id: 'rateDrop.noData.ownNumbers', defaultMessage: 'Use my own numbers' },
    yourLoans: { id: 'rateDrop.noData.yourLoans', defaultMessage: 'Your loans' },
    addLoan: { id: 'rateDrop.noData.addLoan', defaultMessage: 'Add a loan' },
  }),
  ...defineMessages<{ created: { login: MessageValue }; rate: { rate: string; apr: string }; percent: { rate: string } }>({
    created: {
      id: 'rateDrop.thanks.created',
      defaultMessage: 'Your account has been created. Please {login} to view and manage your Rate Drop Alerts!',
    },
    rate: { id: 'rateDrop.thanks.rate', defaultMessage: '{rate}% ({apr}% APR)' },
    percent: { id: 'rateDrop.thanks.percent', defaultMessage: '{rate}%' },
  }),
};
