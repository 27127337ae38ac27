import { defineMessages } from 'react-intl';

export const ruleMessages = defineMessages({
  rateRequired: { id: 'rateDrop.rule.rateRequired', defaultMessage: 'Enter the rate you want to hear about.' },
  rateInvalid: {
    id: 'rateDrop.rule.rateInvalid',
    defaultMessage: 'Enter a rate from 0 to 25 percent, with up to three decimals, like 5.875.',
  },
  currentRateRequired: { id: 'rateDrop.rule.currentRateRequired', defaultMessage: 'Enter the rate of your loan today.' },
  dollarsInvalid: {
    id: 'rateDrop.rule.dollarsInvalid',
    defaultMessage: 'Enter an amount in dollars, like 1264.14, up to 20,000,000.',
  },
  paymentRequired: {
    id: 'rateDrop.rule.paymentRequired',
    defaultMessage: 'Enter your monthly payment, principal and interest only.',
  },
  paymentBelowInterest: {
    id: 'rateDrop.rule.paymentBelowInterest',
    defaultMessage:
      'At this rate and balance the payment does not even cover the interest. Check the three numbers: your monthly statement has them.',
  },
  balanceRequired: { id: 'rateDrop.rule.balanceRequired', defaultMessage: 'Enter what you still owe on your loan.' },
  loanNumberInvalid: {
    id: 'rateDrop.rule.loanNumberInvalid',
    defaultMessage: 'Enter the loan number, 8 to 14 digits, or leave it empty.',
  },
  targetRequired: {
    id: 'rateDrop.rule.targetRequired',
    defaultMessage: 'Enter the rate you want to hear about, or what you want to save a month.',
  },
  targetNotBelow: {
    id: 'rateDrop.rule.targetNotBelow',
    defaultMessage: 'This is not below the rate you have today. Enter a lower rate, or a larger saving.',
  },
  savingUnreachable: {
    id: 'rateDrop.rule.savingUnreachable',
    defaultMessage: 'No rate saves this much: even at 0 percent the payment would be higher. Enter a smaller amount.',
  },
  usageRequired: { id: 'rateDrop.rule.usageRequired', defaultMessage: 'Choose how you use the home.' },
  typeRequired: { id: 'rateDrop.rule.typeRequired', defaultMessage: 'Choose the kind of home.' },
  firstNameRequired: { id: 'rateDrop.rule.firstNameRequired', defaultMessage: 'Enter your first name.' },
  lastNameRequired: { id: 'rateDrop.rule.lastNameRequired', defaultMessage: 'Enter your last name.' },
  nameTooLong: { id: 'rateDrop.rule.nameTooLong', defaultMessage: 'Use up to 127 characters.' },
  nameInvalid: {
    id: 'rateDrop.rule.nameInvalid',
    defaultMessage: 'Use letters only. Spaces, hyphens, apostrophes and periods between them are fine.',
  },
  emailRequired: { id: 'rateDrop.rule.emailRequired', defaultMessage: 'Enter the email address for your alert.' },
  emailInvalid: { id: 'rateDrop.rule.emailInvalid', defaultMessage: 'Enter an email address, like name@example.com.' },
  verifyRequired: { id: 'rateDrop.rule.verifyRequired', defaultMessage: 'Enter the email address again.' },
  verifyMismatch: {
    id: 'rateDrop.rule.verifyMismatch',
    defaultMessage: 'The two email addresses are not the same. Check both.',
  },
  phoneRequired: {
    id: 'rateDrop.rule.phoneRequired',
    defaultMessage: 'Enter the number that we may call, or clear the box below.',
  },
  phoneInvalid: { id: 'rateDrop.rule.phoneInvalid', defaultMessage: 'Enter a US phone number of ten digits.' },
});
