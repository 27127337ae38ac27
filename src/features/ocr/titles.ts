import { defineMessages } from 'react-intl';

/** What stands as title and first heading while a screen is loading: the words of the screen itself. */
export const titles = defineMessages({
  verify: { id: 'ocr.titles.verify', defaultMessage: 'Tell us who you are' },
  upload: { id: 'ocr.titles.upload', defaultMessage: 'Send your 2 most recent paystubs' },
  summary: { id: 'ocr.titles.summary', defaultMessage: 'Check what we read' },
  /** While the income is checked, and once it went through. */
  income: { id: 'ocr.titles.income', defaultMessage: 'Your monthly income' },
  success: { id: 'ocr.titles.success', defaultMessage: 'Your income check was sent' },
  badLink: { id: 'ocr.titles.badLink', defaultMessage: 'This link no longer works' },
  wrong: { id: 'ocr.titles.wrong', defaultMessage: 'Your income check' },
});
