import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    who: { id: 'docuSafe.sending.who', defaultMessage: 'Who is sending?' },
    whoHelp: {
      id: 'docuSafe.sending.whoHelp',
      defaultMessage: 'Your loan officer sees this beside your files. With an account, your files are kept there, too.',
    },
    firstName: { id: 'docuSafe.sending.firstName', defaultMessage: 'First name' },
    lastName: { id: 'docuSafe.sending.lastName', defaultMessage: 'Last name' },
    email: { id: 'docuSafe.sending.email', defaultMessage: 'Your email' },
    firstNameRequired: { id: 'docuSafe.sending.firstNameRequired', defaultMessage: 'Enter your first name.' },
    lastNameRequired: { id: 'docuSafe.sending.lastNameRequired', defaultMessage: 'Enter your last name.' },
    nameTooLong: { id: 'docuSafe.sending.nameTooLong', defaultMessage: 'Use fewer than 128 characters.' },
    nameInvalid: {
      id: 'docuSafe.sending.nameInvalid',
      defaultMessage: 'Use letters, spaces, apostrophes, hyphens and periods only.',
    },
    emailRequired: { id: 'docuSafe.sending.emailRequired', defaultMessage: 'Enter your email address.' },
    emailInvalid: { id: 'docuSafe.sending.emailInvalid', defaultMessage: 'Enter an email address like name@example.com.' },
    continue: { id: 'docuSafe.sending.continue', defaultMessage: 'Continue' },
    officer: { id: 'docuSafe.sending.officer', defaultMessage: 'You are sending to' },
    kinds: { id: 'docuSafe.sending.kinds', defaultMessage: 'What do you want to send?' },
    moreKinds: { id: 'docuSafe.sending.moreKinds', defaultMessage: 'Something else to send?' },
    kindsHelp: { id: 'docuSafe.sending.kindsHelp', defaultMessage: 'Choose a kind, then its files.' },
    underWay: { id: 'docuSafe.sending.underWay', defaultMessage: 'Your files are still on their way.' },
    tellFailed: {
      id: 'docuSafe.sending.tellFailed',
      defaultMessage: 'The email was not sent. Your files are safe with us.',
    },
  }),
  ...defineMessages<{
    lead: { name: string };
    asAccount: { name: string; email: string };
    tell: { name: string };
    tellUnclear: { name: string };
    untold: { name: string };
  }>({
    lead: {
      id: 'docuSafe.sending.lead',
      defaultMessage: 'Your files go to {name} and the people who work on your loan.',
    },
    asAccount: { id: 'docuSafe.sending.asAccount', defaultMessage: 'You are signed in as {name}, {email}.' },
    tellUnclear: {
      id: 'docuSafe.sending.tellUnclear',
      defaultMessage:
        'We could not find out whether the email was sent. Your files are safe with us. Try again: {name} gets only one.',
    },
    tell: { id: 'docuSafe.sending.tell', defaultMessage: 'Tell {name} that everything is in' },
    untold: {
      id: 'docuSafe.sending.untold',
      defaultMessage:
        '{name} gets one email: when you press the button, or half an hour after your last file. What you sent is kept if you leave now.',
    },
  }),
};
