import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    onFile: { id: 'profile.onFile', defaultMessage: 'On file' },
    name: { id: 'profile.name', defaultMessage: 'Name' },
    email: { id: 'profile.email', defaultMessage: 'Sign-in email' },
    contactEmail: { id: 'profile.contactEmail', defaultMessage: 'Contact email' },
    customerNumber: { id: 'profile.customerNumber', defaultMessage: 'Customer number' },
    nothing: { id: 'profile.nothing', defaultMessage: 'Not on file' },
    change: { id: 'profile.change', defaultMessage: 'Sign-in and security' },
    changeThere: {
      id: 'profile.changeThere',
      defaultMessage:
        'You can change your name, email, phone number, password and two-step verification in your sign-in settings.',
    },
    mail: { id: 'profile.mail', defaultMessage: 'Where your mail goes' },
    loansUnchecked: { id: 'profile.loansUnchecked', defaultMessage: 'We could not load your loans.' },
    otherLoans: { id: 'profile.otherLoans', defaultMessage: 'Another loan' },
    more: { id: 'profile.more', defaultMessage: 'Privacy and help' },
    privacySays: { id: 'profile.privacySays', defaultMessage: 'What we may share, and which offers you get' },
    help: { id: 'profile.help', defaultMessage: 'Help' },
    helpSays: { id: 'profile.helpSays', defaultMessage: 'How to reach us, and where to find other things' },
    openAccount: { id: 'profile.openAccount', defaultMessage: 'Go to your sign-in settings' },
  }),
  ...defineMessages<{ lead: { brand: string }; changeByPhone: { hours: string }; mailFor: { street: string } }>({
    mailFor: { id: 'profile.mailFor', defaultMessage: 'Mail about {street}' },
    lead: { id: 'profile.lead', defaultMessage: 'The information {brand} has on file for you.' },
    changeByPhone: {
      id: 'profile.changeByPhone',
      defaultMessage: 'Call us to change your name, email or phone number. We answer {hours}.',
    },
  }),
};
