import { hasLongNumber } from '#platform/redaction/numbers.ts';

/** Whether a text seems to hold a number that does not belong in a report; the redactor takes out whatever is found here. */
export const looksSecret = (text: string): boolean => hasLongNumber(text);
