/** What journeys type so that it can be looked for in reports of problems, and the looking. */
import { expect, type Page } from '@playwright/test';

import { overview } from '../../support/guests.ts';
import { saveReport } from './problemReports.ts';
import { secretsIn, type Secret } from './spellings.ts';

/** Occurs nowhere else, and a form that asks for a line of text takes it. Published test numbers. */
export const TYPED = {
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

/** A value too short to be told from others counts where it is the whole of a text. */
const whole = (text: string): Pick<Secret, 'text' | 'after'> => ({ text: `${text}"`, after: '"' });

/** Of each thing that is typed the part that tells it from anything else. */
const MARKS = [
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

/** What is in no report of a journey that typed these: in any case, and no name of a loan officer either. */
export const CANARIES: readonly Secret[] = [
  ...MARKS.flatMap((mark) => [mark, mark.toLowerCase(), mark.toUpperCase()]),
  ...OFFICERS.flatMap((officer) => [officer, officer.toLowerCase().replace(' ', '.')]),
  TYPED.digits,
  TYPED.account,
  TYPED.phone,
  TYPED.phone.replace(/\D/g, ''),
  ` ${TYPED.zip}`,
]
  .map((text): Secret => ({ name: text, text }))
  .concat({ name: TYPED.zip, ...whole(TYPED.zip) });

/** What the lender knows of a seeded borrower. @param more for example the street */
export async function seededSecrets(origin: string, email: string, ...more: readonly string[]): Promise<Secret[]> {
  const identity = (await overview(origin)).borrowers.find((one) => one.email === email)?.identity;
  const { firstName = '', lastName = '', loanNumber = '', zip = '', ssnLast4 = '' } = identity ?? {};
  return [
    ...[firstName, lastName, loanNumber, email, ...more]
      .filter(Boolean)
      .map((text) => ({ name: `the borrower’s ${text}`, text })),
    ...[zip, ssnLast4].filter(Boolean).map((text) => ({ name: `the borrower’s ${text}`, ...whole(text) })),
  ];
}

/** Types into the fields of a page, and looks for it in its reports. */
export interface Lookout {
  /**
   * Types into each field that is shown, in the page or a dialog.
   * @param values by the name of the field; without one a field gets what its kind takes
   */
  fill(values?: Readonly<Record<string, string>>): Promise<void>;
  /** Saves a report before the page is left: nothing in it, and each field that was left is told of. @returns its text */
  look(): Promise<string>;
}

/** Takes longer than a field needs to be told of after it was left. */
const TOLD_MS = 150;

/** Of one page and its journey. */
export function lookout(page: Page, secrets: readonly Secret[]): Lookout {
  let left = 0;
  return {
    fill: async (values = {}) => {
      const fields = page.locator('main, dialog').locator('input, textarea');
      // An answer that comes meanwhile may add some or take some away.
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
          ? TYPED.email
          : /numeric|decimal|tel/.test(type + mode)
            ? TYPED.digits
            : TYPED.word;
        await field.fill(values[name] ?? usual);
        await field.blur();
        left += 1;
      }
    },
    look: async () => {
      await page.waitForTimeout(TOLD_MS);
      const { text } = await saveReport(page);
      expect(secretsIn(text, secrets), `A report at ${new URL(page.url()).pathname}`).toEqual([]);
      expect(text.match(/borrower left/g)?.length ?? 0).toBeGreaterThanOrEqual(left);
      left = 0;
      return text;
    },
  };
}
