import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'profile.title', defaultMessage: 'Profile' },
    onFile: { id: 'profile.onFile', defaultMessage: 'On file' },
    name: { id: 'profile.name', defaultMessage: 'Name' },
    email: { id: 'profile.email', defaultMessage: 'Sign-in email' },
    contactEmail: { id: 'profile.contactEmail', defaultMessage: 'Contact email' },
    customerNumber: { id: 'profile.customerNumber', defaultMessage: 'Customer number' },
    nothing: { id: 'profile.nothing', defaultMessage: 'Not on file' },
    change: { id: 'profile.change', defaultMessage: 'Change something' },
    changeThere: {
      id: 'profile.changeThere',
      defaultMessage: 'Your name, email and password are kept with your sign-in. You can change them there.',
    },
    openAccount: { id: 'profile.openAccount', defaultMessage: 'Go to your sign-in settings' },
  }),
  ...defineMessages<{ lead: { brand: string }; changeByPhone: { hours: string } }>({
    lead: { id: 'profile.lead', defaultMessage: 'What {brand} has on file about you.' },
    changeByPhone: {
      id: 'profile.changeByPhone',
      defaultMessage: 'Call us, and we will change your name or email for you. We answer {hours}.',
    },
  }),
};
