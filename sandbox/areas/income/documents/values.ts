import { paystubFieldName, type PaystubFieldName } from '#contract/borrower/ocr.ts';
import { addDays } from '../../../base/clock/calendar.ts';
import { isPersonName } from '../../../lender/personNames.ts';

/** All fields, in display order. */
export const PAYSTUB_FIELDS: readonly PaystubFieldName[] = paystubFieldName.options;

/** Fields that most paystubs have; shown even when no value was found. */
export const USUAL_PAYSTUB_FIELDS: readonly PaystubFieldName[] = PAYSTUB_FIELDS.slice(0, 9);

const MAX_TEXT_LENGTH = 120;
const MAX_DAYS_AHEAD = 31;
const MAX_HOURS = 744;

/** Matches invisible characters, except zero-width joiners, which some scripts need. */
const INVISIBLE_CHARACTER = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u;
const TWO_DECIMALS = /^\d{1,7}\.\d{2}$/;

export const isMoney = (text: string): boolean => TWO_DECIMALS.test(text);

/** Whether the text is a valid date at most a month in the future. */
export function isPlausibleDate(text: string, today: string): boolean {
  const isDay = /^(19|20)\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
  return isDay && text <= addDays(today, MAX_DAYS_AHEAD);
}

/** Why the text is not valid for the field; null when it is valid. @param value trimmed */
export function valueProblem(field: PaystubFieldName, value: string, today: string): string | null {
  switch (field) {
    case 'employer':
      return isValidText(value) ? null : 'Enter the employer’s name, up to 120 characters.';
    case 'person':
      return isValidText(value) && isPersonName(value) ? null : 'Enter the name as letters, up to 120 characters.';
    case 'periodStart':
    case 'periodEnd':
    case 'payDate':
      return isPlausibleDate(value, today) ? null : 'Enter a day of the calendar, no more than a month ahead.';
    case 'hours':
      return TWO_DECIMALS.test(value) && Number(value) <= MAX_HOURS ? null : 'Enter hours from 0 to 744, such as 80.00.';
    default:
      return isMoney(value) ? null : 'Enter an amount from 0 to 9,999,999.99, such as 1842.17.';
  }
}

const isValidText = (text: string): boolean =>
  text !== '' && Array.from(text).length <= MAX_TEXT_LENGTH && !INVISIBLE_CHARACTER.test(text);

/** Cleans up recognized text for a field; null when it can't be a valid value. */
export function cleanValue(field: PaystubFieldName, read: string | null, today: string): string | null {
  if (read === null) return null;
  const isWords = field === 'employer' || field === 'person';
  const tidy = isWords ? read.replace(/[\p{C}\s]+/gu, ' ') : read;
  const value = Array.from(tidy.trim()).slice(0, MAX_TEXT_LENGTH).join('').trim();
  // Names are not validated here: the borrower should see a misread letter and can correct it.
  return value === '' || (!isWords && valueProblem(field, value, today) !== null) ? null : value;
}
