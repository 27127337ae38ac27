import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    onFile: { id: 'profile.onFile', defaultMessage: 'On file' },
    name: { id: 'profile.name', defaultMessage: 'Name' },
    email: { id: 'profile.email', defaultMessage: 'Sign-in email' },
    contactEmail: { id: 'profile.contactEmail', defaultMessage: 'Contact email' },
    customerNumber: { id: 'profile.customerNumber', defaultMessage: 'Customer number' },
    nothing: { id: 'profile.nothing', defaultMessage: 'Not on file' },
    change: { id: 'profile.change', defaultMessage: 'Change your information' },
    changeThere: {
      id: 'profile.changeThere',
      defaultMessage: 'You can change your name, email and password in your sign-in settings.',
    },
    openAccount: { id: 'profile.openAccount', defaultMessage: 'Go to your sign-in settings' },
  }),
  ...defineMessages<{ lead: { brand: string }; changeByPhone: { hours: string } }>({
    lead: { id: 'profile.lead', defaultMessage: 'The information {brand} has on file for you.' },
    changeByPhone: {
      id: 'profile.changeByPhone',
      defaultMessage: 'Call us to change your name or email. We answer {hours}.',
    },
  }),
};
