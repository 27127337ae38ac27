/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Loan } from '#contract/borrower/loans.ts';
import type { FeeFound } from '#contract/fees.ts';
import localConfig from '../../../config/local.json';
import type { ListedMail } from '../../../sandbox/console/MailPages.tsx';
import { signedInCaller } from '../../support/apiCaller.ts';
import {
  aGuest,
  aTicket,
  guestFundingAccount,
  ticketPaymentRequest,
  feeToken,
  identityOf,
  sandboxOverview,
  type Guest,
} from '../../support/guests.ts';
import { aBankAccount, postPayment, resetTo, signedInBorrower, duePaymentRequest } from '../../support/payments.ts';
import { codeRequest, newVisitor, submitSignIn } from '../../support/codeFlow.ts';
import { translationFor } from '../../../sandbox/lender/texts/translation.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(120_000);

type Mail = ListedMail & { html: string };

const HOSTILE = 'Hold <img src=x onerror=alert(1)> & “Sons”';
const NEW = 'Harbour-lantern-58';
const BANK = 'Bank <b>of</b> "Evil" & Sons';

let sandbox: SandboxProcess;
let guest: Guest;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'letterhead-'));
  const config = JSON.parse(readFileSync('config/local.json', 'utf8')) as { brand: Record<string, string> };
  config.brand = { name: 'Hill & Dale', legalName: 'Hill & Dale <Loans>, LLC', nmlsId: '1234567' };
  writeFileSync(join(folder, 'runtime.json'), JSON.stringify(config));
  sandbox = await startSandboxProcess({
    env: {
      PORTAL_CONFIG: join(folder, 'runtime.json'),
      SANDBOX_LIMITS: '{"gatewayMilliseconds":5,"humanCheckIterations":50,"signInTries":2}',
    },
  });
  guest = await aGuest(sandbox.origin);
  await resetTo(sandbox.origin, '2026-11-22T14:12:00Z');
}, 120_000);
afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function newestMail(to: string): Promise<Mail> {
  const answer = await fetch(`${sandbox.origin}/sandbox/inbox.json?to=${encodeURIComponent(to)}`);
  const { mails } = (await answer.json()) as { mails: Mail[] };
  const [newest] = mails;
  if (newest === undefined) throw new Error(`No mail to ${to}`);
  return newest;
}

const signUp = (email: string, language: string) =>
  fetch(`${sandbox.origin}/oidc/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: HOSTILE, email, password: NEW, promotional: false, language }),
  });

interface MailKind {
  what: string;
  to: string;
  trigger: () => Promise<unknown>;
  expectedTexts: (string | RegExp)[];
  unexpectedTexts?: (string | RegExp)[];
}

/** Each language with an account to use, and words that occur only in that language's mails below. */
const LANGUAGES = [
  [
    'en',
    'overdue.grace',
    ['Create your account', 'You already have', 'Choose a new', 'No account', 'was changed', 'Too many tries'],
  ],
  [
    'de',
    'overdue.late',
    ['Ihr Konto anlegen', 'Sie haben bereits', 'Neues Passwort', 'kein Konto', 'wurde geändert', 'Zu viele'],
  ],
  ['es', 'first.payment', ['Cree su cuenta', 'Ya tiene', 'Elija una', 'No hay ninguna', 'ha cambiado', 'Demasiados']],
  ['es-MX', 'paid.ahead', ['La liga abre', 'Usted ya tiene', 'Con esta liga', 'con este correo', 'cambió', 'use esta liga']],
  ['fr', 'two.loans', ['Créez votre compte', 'Vous avez déjà', 'Choisissez un', 'Aucun compte', 'a été changé', 'Trop de']],
  ['zh-CN', 'co.borrower', ['创建您的账户', '您已有账户', '设置新密码', '没有账户', '密码已更改', '次数过多']],
] as const;

function accountMails(language: string, owner: string, words: readonly string[]): MailKind[] {
  const nobody = `nobody.${language.toLowerCase()}@example.com`;
  const forgot = (email: string) => postForm(`/oidc/password/forgot?lang=${language}`, { email });
  const causes: [what: string, to: string, cause: MailKind['trigger']][] = [
    ['the link of a new account', nobody, () => signUp(nobody, language)],
    ['the mail that there is an account', owner, () => signUp(owner, language)],
    ['the link for a new password', owner, () => forgot(owner)],
    ['the mail that there is no account', nobody, () => forgot(nobody)],
    [
      'the mail that a password was changed',
      owner,
      () => newestMail(owner).then(({ links }) => postForm(links[0]!.url, { password: NEW })),
    ],
    ['the link that unlocks', owner, () => lock(owner, language)],
  ];
  return causes.map(([what, to, trigger], index) => ({
    what: `${what}, in ${language}`,
    to,
    trigger,
    expectedTexts: [words[index]!],
    unexpectedTexts: ['onerror', NEW],
  }));
}

const postForm = (address: string, form: Record<string, string>) =>
  fetch(new URL(address, sandbox.origin), { method: 'POST', body: new URLSearchParams(form) });

/** The mail is sent after the response, so this waits for it. */
async function lock(email: string, language: string): Promise<void> {
  const { id } = await newestMail(email);
  for (let tries = 0; tries < 2; tries += 1) {
    const request = codeRequest(sandbox.origin, { ui_locales: language });
    await submitSignIn(newVisitor(), request, { email, password: 'wrong' });
  }
  while ((await newestMail(email)).id === id) await new Promise((resolve) => setTimeout(resolve, 20));
}

const MAIL_KINDS: MailKind[] = [
  {
    what: 'the receipt of a borrower',
    to: 'due.soon@example.com',
    trigger: async () => {
      const dana = await signedInBorrower(sandbox.origin, 'due.soon@example.com');
      return postPayment(dana, randomUUID(), await duePaymentRequest(dana, { authorizationText: `I agree.\n${HOSTILE}` }));
    },
    expectedTexts: [
      /We received your payment\n\$1,842\.17\n/,
      /Confirmation number: CCM-\w{4}-\w{4}\n/,
      /For: Payment due November 27, 2026\n/,
      'Property: 418 Maple Street, Lakewood, OH 44107\n',
      'Loan: Loan ending in 0101\n',
      'Paid by: Dana Whitfield, Visa ending in 4242\n',
      /Received: November 22, 2026 at 9:1\d\sAM Eastern Time\n/,
      'Credited on: November 23, 2026\n',
      'Next payment: $1,842.17, due December 27, 2026\n',
      `Your authorization\nI agree. ${HOSTILE}\n`,
      /See your receipt:\n\S+\/loans\/[\w-]+\/receipts\/[\w-]+\n/,
      'because a payment was made on your loan.',
    ],
    unexpectedTexts: ['3100040101', 'final once your bank'],
  },
  {
    what: 'the email about an added loan',
    to: 'loan.to.add@example.com',
    trigger: async () => {
      const { loanNumber, zip, ssn } = await identityOf(sandbox.origin, 'loan.to.add@example.com');
      const nora = await signedInBorrower(sandbox.origin, 'no.loan@example.com');
      return nora.call('POST', 'borrower/BorrowerLoan/verifyandaddloan', { body: { loanNumber, zip, ssnLast4: ssn } });
    },
    expectedTexts: [
      'A loan was added to an online account',
      'Loan: Loan ending in 4242\n',
      'If it was not you, or somebody on the loan with you',
    ],
    unexpectedTexts: ['0031004242', 'Larch', 'no.loan'],
  },
  {
    what: 'the receipt of a guest, sent to another person',
    to: 'friend@example.com',
    trigger: async () => {
      const request = await ticketPaymentRequest(guest, await aTicket(guest, 'due.today@example.com'), {
        email: 'friend@example.com',
      });
      return guest.call('POST', 'payment/guestpayment', { key: randomUUID(), body: request });
    },
    expectedTexts: ['Confirmation number: CCM-', 'Loan: Loan ending in '],
    unexpectedTexts: ['http', 'Property', 'Next payment', '/loans/', 'your loan.'],
  },
  {
    what: 'the receipt of a fee, from a bank account',
    to: 'payer@example.com',
    trigger: async () => {
      const token = await feeToken(sandbox.origin, 'A fee that is due');
      const { body } = await guest.call<FeeFound>('GET', `payment/loan/verify/${token}`);
      const fundingAccountId = await guestFundingAccount(guest, { feeToken: token }, aBankAccount({ issuerName: BANK }));
      const request = {
        token,
        fundingAccountId,
        amount: body.fee.amount,
        authorizationText: 'I agree.',
        email: 'payer@example.com',
      };
      return guest.call('POST', 'payment/feepayment', { key: randomUUID(), body: request });
    },
    expectedTexts: ['Fee: Appraisal\n', `Paid by: Dana Whitfield, ${BANK} ending in 6789\n`, 'final once your bank has paid it'],
    unexpectedTexts: ['Property', 'Payment due'],
  },
  {
    what: 'the link of a fee',
    to: 'fee.second@example.com',
    trigger: () => Promise.resolve(),
    expectedTexts: [
      /A fee for your loan\n\$64\.50\n/,
      'Hello Omar, please pay this fee for your loan.',
      'Fee: Credit report\n',
      'Property: 1207 Larkspur Lane, Columbus, OH\n',
      'Pay by: December 6, 2026\n',
      'Loan officer: Jo Marsh, jo.marsh@ccm.example\n',
    ],
    unexpectedTexts: ['3100050202'],
  },
  {
    what: 'the link of shared scenarios',
    to: 'scenarios.two@example.com',
    trigger: () => Promise.resolve(),
    expectedTexts: [
      'Hello Emeka, Ray Okonjo worked out 2 ways to borrow and shared them with you.',
      'Loan officer: Ray Okonjo, NMLS #0000008\n',
      'Prepared on: November 19, 2026\n',
      'Link works through: February 17, 2027\n',
      'The amounts are an estimate, not a commitment to lend.',
      /See your choices:\n\S+\/public-pages\/loan-summaries\/[\w-]{107}\n/,
    ],
  },
  {
    what: 'the change of a mailing address',
    to: 'two.loans@example.com',
    trigger: async () => {
      const helen = await signedInCaller(sandbox.origin, 'two.loans@example.com');
      const [loan] = (await (await helen.call('GET', '/api/borrower/BorrowerLoan/all')).json()) as Loan[];
      const { loanIdentifier, property } = loan!;
      const mailingAddress = { ...property, streetAddress: HOSTILE };
      return helen.call('POST', '/api/borrower/BorrowerLoan/mailingaddress', {
        loanIdentifier,
        mailingAddress,
        replaces: property,
      });
    },
    expectedTexts: [`New address: ${HOSTILE}, `, 'From: November 24, 2026\n', 'Old address: ', 'call us right away'],
    unexpectedTexts: ['3100041111'],
  },
  {
    what: 'the link of an income check',
    to: 'income.new@example.com',
    trigger: () => Promise.resolve(),
    expectedTexts: ['asks for your paystubs', 'your 2 most recent paystubs'],
    unexpectedTexts: ['Show what you earn'],
  },
  {
    what: 'the copy of a home value question',
    to: 'due.soon@example.com',
    trigger: async () => {
      const dana = await signedInBorrower(sandbox.origin, 'due.soon@example.com');
      const [loan] = (await dana.call<Loan[]>('GET', 'borrower/BorrowerLoan/all')).body;
      const body = { loanIdentifier: loan!.loanIdentifier, question: HOSTILE };
      return dana.call('POST', 'borrower/api/HomeValuation/question-email', { key: randomUUID(), body });
    },
    expectedTexts: [
      'We sent your question',
      /See your home’s value:\n\S+\/home-valuation-report\?loan=[\w-]+\n/,
      `Your question\n${HOSTILE}\n`,
    ],
  },
  {
    what: 'the officer’s email with a home value question',
    to: 'jo.marsh@ccm.example',
    trigger: async () => {
      const { links } = await sandboxOverview(sandbox.origin);
      const contactId = links
        .find(({ what }) => what.startsWith('Home value by a link: an estimate'))!
        .url.split('/')
        .at(-1);
      const body = { contactId, question: HOSTILE };
      return guest.call('POST', 'borrower/api/HomeValuation/question-email', { key: randomUUID(), body });
    },
    expectedTexts: ['Reply to this email to answer.', `Their question\n${HOSTILE}\n`],
    unexpectedTexts: ['http'],
  },
  {
    what: 'the copy of a question asked through a link',
    to: 'valuation.shared@example.com',
    trigger: () => Promise.resolve(),
    expectedTexts: ['We sent your question', /See your home’s value:\n\S+\/public-pages\/home-valuation-report\/[\w-]+\n/],
  },
  ...LANGUAGES.flatMap(([language, owner, words]) => accountMails(language, `${owner}@example.com`, words)),
];

/** Button texts, and the addresses that buttons with these texts must open. */
const BUTTON_URLS: [names: string[], address: RegExp][] = [
  [['See your receipt'], /^\/loans\/[\w-]+\/receipts\/[\w-]+$/],
  [['See your loans'], /^\/loans$/],
  [['See this loan'], /^\/loans\/[\w-]+$/],
  [['Pay $64.50'], /^\/pay\/fees\/[\w-]+\/mode$/],
  [['See your choices'], /^\/public-pages\/loan-summaries\/[\w-]+$/],
  [['See your home’s value'], /^(?:\/public-pages\/home-valuation-report\/[\w-]+|\/home-valuation-report\?loan=[\w-]+)$/],
  [['See or change your alerts'], /^\/loans\/rate-drop\/alerts$/],
  [['Set another alert'], /^\/public-pages\/rate-drop$/],
  [['Stop these emails'], /^\/rate-drop\/unsubscribe|unsubscribe/],
  [['Send your paystubs', 'See what was sent'], /^\/income-verification-documents-request\/[\w-]+\/verify-information$/],
  [['Send your documents', 'See what you sent'], /^\/public-pages\/[\w-]+\/[^/]+\/[\w-]+$|^\/document-requests$/],
  ...LANGUAGES.flatMap(([language]): [string[], RegExp][] => {
    const { mails } = translationFor(language);
    return [
      [[mails.newAccount.button], new RegExp(`^/oidc/signup/confirm\\?token=[\\w-]+&lang=${language}$`)],
      [[mails.knownAccount.button, mails.passwordChanged.button], /^\/auth\/login$/],
      [[mails.newPassword.button], /^\/oidc\/password\/\w+\?token=[\w-]+$/],
      [[mails.noAccount.button], /^\/auth\/signup$/],
      [[mails.unlock.button], /^\/oidc\/[\w/-]*unlock\?token=[\w-]+$/],
    ];
  }),
];

const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const;
const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: keyof typeof NAMED) => NAMED[name]);

/** Returns the visible text of the HTML, one line per block. */
const wordsOf = (html: string): string =>
  unescaped(
    html
      .replace(/<head>.*<\/head>/s, '')
      .replace(/<\/(?:p|h\d|th|td|a)>/g, '\n')
      .replace(/<[^>]*>/g, ''),
  );
/** Removes white space and separators, which only format the text. */
const withoutWhitespace = (text: string): string => text.replace(/[\s:]+/g, '').replace('--', '');

describe.each(MAIL_KINDS)('$what', ({ to, trigger, expectedTexts, unexpectedTexts = [] }) => {
  let mail: Mail;
  beforeAll(async () => {
    await trigger();
    mail = await newestMail(to);
  });

  test('contains the expected text and nothing forbidden', () => {
    for (const text of expectedTexts)
      expect(mail.text).toEqual(typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text));
    for (const text of unexpectedTexts) expect(mail.text + mail.html).not.toMatch(text);
  });

  test('has the same text and link in both parts', () => {
    let text = mail.text;
    for (const { url } of mail.links) {
      expect(mail.text.split('\n')).toContain(url);
      expect(unescaped(mail.html)).toContain(`href="${url}"`);
      expect(mail.text).toContain(new URL(url).host);
      text = text.replace(url, '');
    }
    expect(withoutWhitespace(wordsOf(mail.html))).toBe(withoutWhitespace(text));
  });

  test('has letterhead and footer: sender, reason and contact', () => {
    const footer = mail.text.split('\n--\n')[1] ?? '';
    expect(mail.text.startsWith('Hill & Dale\n')).toBe(true);
    expect(footer).toContain('Hill & Dale <Loans>, LLC, NMLS #1234567.');
    for (const part of ['Equal Housing Opportunity', '(216) 555-0142', 'help@ccm.example']) {
      expect(footer).toContain(part);
    }
    expect(mail.html).toContain('href="mailto:help@ccm.example"');
  });

  test('loads nothing, tracks nobody and runs no script', () => {
    const tags = [...mail.html.matchAll(/<([a-z][\w-]*)([^>]*)>/gi)].map(([, name = '', attributes = '']) => ({
      name,
      attributes,
    }));
    const loading = /^(?:img|script|link|iframe|object|embed|video|audio|source|form|svg|base)$/i;
    expect(tags.filter(({ name }) => loading.test(name))).toEqual([]);
    for (const { attributes } of tags) expect(attributes).not.toMatch(/\s(?:src|srcset|background|on\w+|action)=/i);
    expect(mail.html).not.toMatch(/url\(|@import|javascript:/i);
    const addresses = tags.flatMap(({ attributes }) => /\shref="([^"]*)"/.exec(attributes)?.[1] ?? []);
    const [first, ...rest] = mail.links.map(({ url }) => url);
    expect(addresses.map(unescaped)).toEqual([...(first === undefined ? [] : [first]), 'mailto:help@ccm.example', ...rest]);
    for (const { url } of mail.links) {
      const { search, origin } = new URL(url);
      expect(origin).toBe(sandbox.origin);
      expect(search).toMatch(/^(?:\?token=[\w-]+(?:&lang=[\w-]+)?|\?loan=[\w-]+)?$/);
    }
  });

  test('has buttons named after their targets, and the links work', async () => {
    for (const { what: name, url } of mail.links) {
      const patterns = BUTTON_URLS.filter(([names]) => names.includes(name)).map(([, address]) => address);
      const path = url.replace(sandbox.origin, '');
      expect([name, path, patterns.some((pattern) => pattern.test(path))]).toEqual([name, path, true]);
      expect((await fetch(url, { redirect: 'manual' })).status).toBeLessThan(400);
    }
  });

  test('names the support hours only in its own language', () => {
    const { hours: en, hoursIn } = localConfig.support;
    const language = /^<!doctype html><html lang="([\w-]+)">/.exec(mail.html)?.[1];
    const named = Object.entries({ en, ...hoursIn }).flatMap(([tag, hours]) => (mail.text.includes(hours) ? [tag] : []));
    expect(named).toEqual([language]);
  });

  test('is a 600 px table with dark colors and a language', () => {
    expect(mail.html).toMatch(/^<!doctype html><html lang="[a-zA-Z-]+">/);
    expect(mail.html).toContain('max-width:600px');
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(mail.html).toContain('@media (prefers-color-scheme: dark)');
  });

  test('is sent as one multipart message, and the console shows both parts', async () => {
    const get = async (path: string) => (await fetch(`${sandbox.origin}/sandbox/inbox/${mail.id}${path}`)).text();
    const message = await get('/message');
    expect(message).toContain('Content-Type: multipart/alternative');
    expect(message.indexOf('Content-Type: text/plain')).toBeGreaterThan(0);
    expect(message.indexOf('Content-Type: text/html')).toBeGreaterThan(message.indexOf('Content-Type: text/plain'));
    expect(message).toMatch(/^From: "?Hill & Dale"? <no-reply@localhost>$/m);
    const page = await get('');
    expect(unescaped(page)).toContain(mail.text);
    expect(page).toContain(`src="/sandbox/inbox/${mail.id}/html"`);
    expect(await get('/html')).toBe(mail.html);
  });
});
