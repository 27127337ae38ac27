import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Lender } from '../support/lender.ts';
import { aPdfOf } from '../support/testFiles.ts';
import { waitForTitle, waitForOneTitle, timeoutError, waitFor, type Engine, type EngineWindow } from './engine.ts';

/** Seeded borrowers: one who owes a payment and has a saved card, one with a document request. */
const [AMOUNT_DUE, DOCUMENTS_REQUESTED] = ['due soon', 'documents asked for'];

const button = (text: string) => `//button[normalize-space(.)='${text}']`;
const startingWith = (element: string, text: string) => `//${element}[starts-with(normalize-space(.), '${text}')]`;
const valueOf = (purpose: string) => `document.querySelector('input[autocomplete=${purpose}]').value`;

export async function inNewWindow<Result>(engine: Engine, visit: (window: EngineWindow) => Promise<Result>): Promise<Result> {
  const window = await engine.open();
  try {
    return await visit(window);
  } finally {
    await window.close();
  }
}

/**
 * Opens a private page, signs in on the provider's form and returns to that page. There are no retries: "We could not sign you in" fails
 * at once.
 */
export async function signIn(
  window: EngineWindow,
  lender: Lender,
  title = 'Your loans',
  situation = AMOUNT_DUE,
  page = '/loans',
): Promise<void> {
  const { email, password } = await lender.borrower(situation);
  await window.goTo(lender.origin + page);
  await window.type(`//input[@autocomplete='username']`, email);
  await window.type(`//input[@type='password']`, password);
  await window.click(button('Sign in'));
  if ((await waitForOneTitle(window, [title, 'We could not sign you in'])) !== title) throw await timeoutError(window, title);
  await waitFor(window, `location.pathname === '${page}' && location.search === ''`, page);
}

/** A page that logs one error, to prove that errors are captured at all. */
const PAGE_WITH_ERROR = `data:text/html,<script>console.error('one')</script>`;

export async function errorsOfFirstPage(engine: Engine, lender: Lender): Promise<string[]> {
  const heard = await engine.errorsAt(PAGE_WITH_ERROR);
  if (heard.length !== 1 || !heard[0]?.includes('one'))
    throw new Error(`The console says ${JSON.stringify(heard)} of one error.`);
  return engine.errorsAt(`${lender.origin}/`);
}

type Visit = (window: EngineWindow, lender: Lender) => Promise<void>;

/** Each visit begins with a sign-in. Paying comes last, because the other visits expect an amount due. */
export const VISITS = {
  'sign-out and Back': async (window, lender) => {
    await signIn(window, lender);
    await waitFor(window, `document.body.innerText.includes('$1,842.17')`, 'What is owed');
    await window.click(`//button[contains(., 'our menu')]`);
    await window.click(`//*[@role='menuitem'][contains(., 'Sign out')]`);
    await waitForTitle(window, 'You are signed out');
    await window.back();
    const isUnderWay = `/^Signing you/.test(document.querySelector('h1')?.textContent ?? 'Signing you')`;
    await waitFor(window, `!${isUnderWay}`, 'A page that is not on its way');
    if ((await window.evaluate(`document.body.innerText.includes('$1,842.17')`)) !== false)
      throw new Error('It shows the loans again.');
  },
  upload: async (window, lender) => {
    const { name, buffer } = await aPdfOf('first.pdf');
    const file = path.join(lender.dataFolder, '..', name);
    writeFileSync(file, buffer);
    await signIn(window, lender, 'Your documents', DOCUMENTS_REQUESTED, '/document-requests');
    await window.chooseFile(`(//input[@type='file'])[1]`, file);
    await waitFor(window, `document.body.innerText.includes('${name}')`, 'The name of the file');
    await waitFor(window, `document.body.innerText.includes('The file was sent.')`, 'That it was sent');
  },
  'a card, key by key': async (window, lender) => {
    await signIn(window, lender);
    await window.goTo(`${lender.origin}/accounts/card/add`);
    await window.type(`//input[@autocomplete='cc-number']`, '4242424242424242');
    await window.type(`//input[@autocomplete='cc-exp']`, '0829');
    await window.type(`//input[@autocomplete='cc-csc']`, '123');
    const typed = await window.evaluate(`[${['cc-number', 'cc-exp', 'cc-csc'].map(valueOf).join(', ')}].join(' | ')`);
    if (typed !== '4242 4242 4242 4242 | 08 / 29 | 123') throw new Error(`The fields hold ${String(typed)}.`);
  },
  'the main job': async (window, lender) => {
    await signIn(window, lender);
    await window.click(startingWith('a', 'Pay $'));
    await waitForTitle(window, 'How do you want to pay?');
    await window.click(button('Continue'));
    await waitForTitle(window, 'Review your payment');
    await window.click(`${startingWith('button', 'Pay $')} | ${startingWith('button', 'Authorize and pay $')}`);
    await waitForTitle(window, 'Payment received');
  },
} satisfies Record<string, Visit>;
