import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    newerVersion: { id: 'frame.newerVersion', defaultMessage: 'A newer version is ready. Load the page again to use it.' },
    mainNavigation: { id: 'frame.mainNavigation', defaultMessage: 'Main' },
    loans: { id: 'frame.loans', defaultMessage: 'Loans' },
    pay: { id: 'frame.pay', defaultMessage: 'Pay' },
    profile: { id: 'frame.profile', defaultMessage: 'Profile' },
    accounts: { id: 'frame.accounts', defaultMessage: 'Payment methods' },
    signIn: { id: 'frame.signIn', defaultMessage: 'Sign in' },
    signUp: { id: 'frame.signUp', defaultMessage: 'Sign up' },
    signOut: { id: 'frame.signOut', defaultMessage: 'Sign out' },
    yourMenu: { id: 'frame.yourMenu', defaultMessage: 'Your menu' },
    help: { id: 'frame.help', defaultMessage: 'Help' },
    offline: {
      id: 'frame.offline',
      defaultMessage: 'You are offline. You can read what is on the screen; paying and saving wait until you are back online.',
    },
    online: { id: 'frame.online', defaultMessage: 'You are back online.' },
    screenFailed: { id: 'frame.screenFailed', defaultMessage: 'This page stopped working' },
    screenFailedBody: {
      id: 'frame.screenFailedBody',
      defaultMessage:
        'The fault is on our side. Anything you had already sent is safe; what you were typing here may be lost. Load the page again to go on.',
    },
    partMissing: { id: 'frame.partMissing', defaultMessage: 'Part of this page did not arrive' },
    partMissingBody: {
      id: 'frame.partMissingBody',
      defaultMessage:
        'The connection may have dropped, or a newer version was just put in place. Nothing was lost. Load the page again to go on.',
    },
    reload: { id: 'frame.reload', defaultMessage: 'Load the page again' },
    home: { id: 'frame.home', defaultMessage: 'Go to your loans' },
  }),
  ...defineMessages<{
    menuOf: { name: string };
    brandHome: { brand: string };
    brandLoans: { brand: string };
    reachUs: { hours: string };
    callSupport: { phone: string };
  }>({
    menuOf: { id: 'frame.menuOf', defaultMessage: '{name}, your menu' },
    brandHome: { id: 'frame.brandHome', defaultMessage: '{brand}, to the first page' },
    brandLoans: { id: 'frame.brandLoans', defaultMessage: '{brand}, to your loans' },
    reachUs: { id: 'frame.reachUs', defaultMessage: 'We answer {hours}.' },
    callSupport: { id: 'frame.callSupport', defaultMessage: 'Call {phone}' },
  }),
};
