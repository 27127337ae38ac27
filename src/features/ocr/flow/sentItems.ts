import { defineMessages } from 'react-intl';

const firstPersonMessages = defineMessages({
  name: { id: 'ocr.sent.myName', defaultMessage: 'my name' },
  employer: { id: 'ocr.sent.myEmployer', defaultMessage: 'my employer' },
  income: { id: 'ocr.sent.myIncome', defaultMessage: 'my monthly income' },
  periods: { id: 'ocr.sent.myPeriods', defaultMessage: 'the amounts and days of my pay periods' },
});

const secondPersonMessages = defineMessages({
  name: { id: 'ocr.sent.yourName', defaultMessage: 'Your name' },
  employer: { id: 'ocr.sent.yourEmployer', defaultMessage: 'Your employer' },
  income: { id: 'ocr.sent.yourIncome', defaultMessage: 'Your monthly income' },
  periods: { id: 'ocr.sent.yourPeriods', defaultMessage: 'The amounts and days of your pay periods' },
});

/** The data sent to the agency. `firstPersonMessages` is worded for the consent ("my name"), `secondPersonMessages` for lists addressed to the borrower. */
export const SENT_ITEMS = (['name', 'employer', 'income', 'periods'] as const).map((key) => ({
  key,
  mine: firstPersonMessages[key],
  yours: secondPersonMessages[key],
}));
