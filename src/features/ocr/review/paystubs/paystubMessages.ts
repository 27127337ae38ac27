import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    noEmployer: { id: 'ocr.paystub.noEmployer', defaultMessage: 'Paystub' },
    poor: {
      id: 'ocr.paystub.poor',
      defaultMessage: 'This picture is hard to read, so every value is marked. A new photo may be quicker than checking them.',
    },
    newPhoto: { id: 'ocr.paystub.newPhoto', defaultMessage: 'Send a new photo' },
    none: { id: 'ocr.paystub.none', defaultMessage: 'We found no paystub in this file.' },
    unread: { id: 'ocr.paystub.unread', defaultMessage: 'We could not read this file.' },
    typeIn: { id: 'ocr.paystub.typeIn', defaultMessage: 'It is a paystub, I will type it in' },
    reading: { id: 'ocr.paystub.reading', defaultMessage: 'We are still reading this file. It shows here when we are done.' },
    isMyName: { id: 'ocr.paystub.isMyName', defaultMessage: 'Yes, that is my name' },
    leaveOther: { id: 'ocr.paystub.leaveOther', defaultMessage: 'No, leave this paystub out' },
    showAll: { id: 'ocr.paystub.showAll', defaultMessage: 'Show all values' },
    leaveOut: { id: 'ocr.paystub.leaveOut', defaultMessage: 'Leave this paystub out' },
    leftOut: { id: 'ocr.paystub.leftOut', defaultMessage: 'You left this paystub out. It does not count.' },
    countAgain: { id: 'ocr.paystub.countAgain', defaultMessage: 'Count it again' },
    unknownFinding: {
      id: 'ocr.paystub.unknownFinding',
      defaultMessage: 'Something on this paystub does not fit, and we can’t show what. Compare the values with your paystub.',
    },
    unreadablePaystub: {
      id: 'ocr.paystub.unreadable',
      defaultMessage: 'This file has a paystub that can’t be shown here',
    },
    periodIsOff: {
      id: 'ocr.paystub.periodIsOff',
      defaultMessage: 'These days do not fit: the period begins after it ends, or after the pay date.',
    },
  }),
  ...defineMessages<{
    paid: { day: string };
    placeOf: { place: number; total: number };
    several: { count: number };
    showAllWhich: { name: string };
    leaveOutWhich: { name: string };
    countAgainWhich: { name: string };
    old: { day: string };
    otherPerson: { name: string; personName: string };
    sumIsOff: { gross: string; deductions: string; difference: string; net: string };
    yearToDateBelowGross: { year: string; gross: string };
  }>({
    paid: { id: 'ocr.paystub.paid', defaultMessage: 'Paid {day}' },
    placeOf: { id: 'ocr.paystub.placeOf', defaultMessage: 'Paystub {place} of {total}' },
    several: {
      id: 'ocr.paystub.several',
      defaultMessage: 'This file has {count, plural, one {# paystub} other {# paystubs}}. Each has a part of its own below.',
    },
    showAllWhich: { id: 'ocr.paystub.showAllWhich', defaultMessage: 'Show all values: {name}' },
    leaveOutWhich: { id: 'ocr.paystub.leaveOutWhich', defaultMessage: 'Leave this paystub out: {name}' },
    countAgainWhich: { id: 'ocr.paystub.countAgainWhich', defaultMessage: 'Count it again: {name}' },
    old: {
      id: 'ocr.paystub.old',
      defaultMessage:
        'This paystub is of {day}, more than 90 days ago. If you have a newer one, send that. Otherwise your loan officer may ask for one.',
    },
    otherPerson: {
      id: 'ocr.paystub.otherPerson',
      defaultMessage: 'This paystub says “{name}”. Your application says {personName}. Is it yours?',
    },
    sumIsOff: {
      id: 'ocr.paystub.sumIsOff',
      defaultMessage:
        'These do not add up: {gross} gross − {deductions} deductions = {difference}, but net says {net}. If your paystub says the same, leave it.',
    },
    yearToDateBelowGross: {
      id: 'ocr.paystub.yearToDateBelowGross',
      defaultMessage: 'Your year to date, {year}, is less than this period’s {gross}. One of the two can’t be right.',
    },
  }),
};
