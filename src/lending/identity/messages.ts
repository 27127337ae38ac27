import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  loanNumber: { id: 'identity.loanNumber', defaultMessage: 'Loan number' },
  loanNumberHelp: {
    id: 'identity.loanNumberHelp',
    defaultMessage: '8 to 14 digits. It is on your closing papers and on every statement. Zeros at the start count.',
  },
  loanNumberRequired: { id: 'identity.loanNumberRequired', defaultMessage: 'Enter your loan number.' },
  loanNumberInvalid: { id: 'identity.loanNumberInvalid', defaultMessage: 'A loan number has 8 to 14 digits.' },
  firstName: { id: 'identity.firstName', defaultMessage: 'First name' },
  lastName: { id: 'identity.lastName', defaultMessage: 'Last name' },
  nameLetters: {
    id: 'identity.nameLetters',
    defaultMessage: 'Use letters only. Spaces, hyphens, apostrophes and periods between them are fine.',
  },
  nameLength: { id: 'identity.nameLength', defaultMessage: 'Use up to 127 characters.' },
  zip: { id: 'identity.zip', defaultMessage: 'ZIP code' },
  zipHelp: { id: 'identity.zipHelp', defaultMessage: '5 digits: of the home, or of your mailing address.' },
  zipRequired: { id: 'identity.zipRequired', defaultMessage: 'Enter the ZIP code.' },
  zipInvalid: { id: 'identity.zipInvalid', defaultMessage: 'A ZIP code has 5 digits.' },
  ssn: { id: 'identity.ssn', defaultMessage: 'Last 4 digits of your Social Security number' },
  ssnHelp: { id: 'identity.ssnHelp', defaultMessage: 'We use them for this check only and never show them again.' },
  ssnRequired: { id: 'identity.ssnRequired', defaultMessage: 'Enter the last 4 digits of the Social Security number.' },
  ssnInvalid: { id: 'identity.ssnInvalid', defaultMessage: 'Enter 4 digits.' },
});
