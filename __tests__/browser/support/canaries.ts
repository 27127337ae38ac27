/** Distinctive values that journeys type, and the check that none of them appears in a problem report. */
import { expect, type Page } from '@playwright/test';

import { sandboxOverview } from '../../support/guests.ts';
import { saveReport } from './problemReports.ts';
import { secretsIn, type Secret } from './secretSearch.ts';

/** Values that occur nowhere else and that text fields accept. The card number is a published test number. */
export const TYPED_VALUES = {
  word: 'Quillfeather',
  email: 'canary.thistle@mail.example',
  digits: '4000056655665556',
  firstName: 'Ptolemea',
  lastName: 'Brackenthwaite',
  phone: '(406) 555-0173',
  street: '7719 Thistlewick Terrace',
  city: 'Bramblewold',
  zip: '59917',
  bank: 'Marlowick Savings',
  account: '000123456789',
  file: 'zephyrine-canary',
} as const;

/** A short value could occur by chance, so it counts only if it is a whole JSON string. */
const wholeString = (text: string): Pick<Secret, 'text' | 'after'> => ({ text: `${text}"`, after: '"' });

const DISTINCTIVE_PARTS = [
  'Quillfeather',
  'canary.thistle',
  'Ptolemea',
  'Brackenthwaite',
  'Thistlewick',
  'Bramblewold',
  'Marlowick',
  'zephyrine',
];
const OFFICERS = ['Jo Marsh', 'Ray Okonjo', 'Linh Tran', 'Daniel Kim'];

/** Texts that no report may contain: the typed values in any case, and the names of loan officers. */
export const CANARIES: readonly Secret[] = [
  ...DISTINCTIVE_PARTS.flatMap((mark) => [mark, mark.toLowerCase(), mark.toUpperCase()]),
  ...OFFICERS.flatMap((officer) => [officer, officer.toLowerCase().replace(' ', '.')]),
  TYPED_VALUES.digits,
  TYPED_VALUES.account,
  TYPED_VALUES.phone,
  TYPED_VALUES.phone.replace(/\D/g, ''),
  ` ${TYPED_VALUES.zip}`,
]
  .map((text): Secret => ({ name: text, text }))
  .concat({ name: TYPED_VALUES.zip, ...wholeString(TYPED_VALUES.zip) });

/** The lender's data about a seeded borrower. @param more values such as the street */
export async function seededSecrets(origin: string, email: string, ...more: readonly string[]): Promise<Secret[]> {
  const identity = (await sandboxOverview(origin)).borrowers.find((one) => one.email === email)?.identity;
  const { firstName = '', lastName = '', loanNumber = '', zip = '', ssnLast4 = '' } = identity ?? {};
  return [
    ...[firstName, lastName, loanNumber, email, ...more]
      .filter(Boolean)
      .map((text) => ({ name: `the borrower’s ${text}`, text })),
    ...[zip, ssnLast4].filter(Boolean).map((text) => ({ name: `the borrower’s ${text}`, ...wholeString(text) })),
  ];
}

export interface ReportWatcher {
  /**
   * Types into every visible field of the page or dialog.
   * @param values by field name; other fields get a value that fits their type
   */
  fill(values?: Readonly<Record<string, string>>): Promise<void>;
  /**
   * Saves a report, which may contain no secret and must mention every field that was left. Call it before the page is left. @returns the
   * report's text
   */
  checkReport(): Promise<string>;
}

/** Longer than the delay with which the portal records that a field was left. */
const RECORD_DELAY_MS = 150;

export function watchReports(page: Page, secrets: readonly Secret[]): ReportWatcher {
  let left = 0;
  return {
    fill: async (values = {}) => {
      const fields = page.locator('main, dialog').locator('input, textarea');
      // The number of fields may change while a response arrives.
      for (let nth = 0; nth < (await fields.count()); nth += 1) {
        const field = fields.nth(nth);
        const { name, type, mode, isOpen } = await field.evaluate((element: HTMLInputElement) => ({
          name: element.name,
          type: element.type,
          mode: element.inputMode,
          isOpen: element.checkVisibility({ visibilityProperty: true }) && !element.readOnly && !element.disabled,
        }));
        if (!isOpen || ['radio', 'checkbox', 'file', 'range'].includes(type)) continue;
        const usual = [type, mode].includes('email')
          ? TYPED_VALUES.email
          : /numeric|decimal|tel/.test(type + mode)
            ? TYPED_VALUES.digits
            : TYPED_VALUES.word;
        await field.fill(values[name] ?? usual);
        await field.blur();
        left += 1;
      }
    },
    checkReport: async () => {
      await page.waitForTimeout(RECORD_DELAY_MS);
      const { text } = await saveReport(page);
      expect(secretsIn(text, secrets), `A report at ${new URL(page.url()).pathname}`).toEqual([]);
      expect(text.match(/borrower left/g)?.length ?? 0).toBeGreaterThanOrEqual(left);
      left = 0;
      return text;
    },
  };
}
