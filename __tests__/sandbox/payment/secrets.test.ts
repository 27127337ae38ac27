/** @jest-environment node */
/** Card numbers, account numbers, security codes and tickets must not appear on disk or in the log, in any encoding. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { aGuest, aTicket } from '../../support/guests.ts';
import { aBankAccount, aCard, postPayment, signedInBorrower, duePaymentRequest } from '../../support/payments.ts';
import { freshDataFolder } from '../../support/seededData.ts';
import { startSandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(120_000);

/** A published test card number that no seed uses, and account numbers of full length, so that none occurs by chance. */
const CARD = '6011111111111117';
const ACCOUNT = '90817263544536271';
const REFUSED_ACCOUNT = '12340987560129384';
/**
 * A security code that is rejected for its length. Codes of three digits occur everywhere by chance, so those are searched for next to
 * their field name.
 */
const REFUSED_CODE = '907311826455';
const HOLDER = 'Quillonia Whitfield';

const everyFour = (digits: string, separator: string): string => digits.replace(/(.{4})(?=.)/g, `$1${separator}`);

/**
 * Returns all encodings in which a number may have been written. Base64 depends on the position modulo three, so all three are included.
 */
function encodingsOf(secret: string): string[] {
  const base64 = [0, 1, 2].map((before) => {
    const whole = Buffer.from('\0'.repeat(before) + secret).toString('base64');
    return whole.slice(before === 0 ? 0 : 4, -4).slice(0, 16);
  });
  return [
    secret,
    everyFour(secret, ' '),
    everyFour(secret, '-'),
    everyFour(secret, '%20'),
    everyFour(secret, '+'),
    Array.from(secret).reverse().join(''),
    Buffer.from(secret).toString('hex'),
    Array.from(secret)
      .map((digit) => `%${digit.charCodeAt(0).toString(16)}`)
      .join(''),
    Array.from(secret).join('\0'), // UTF-16
    ...base64,
  ];
}

/** Returns every file in a folder that differs from its copy in `original`, or is new. */
const changedFiles = (folder: string, original: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .filter((name) => {
      const before = join(original, name);
      return !existsSync(before) || !readFileSync(before).equals(readFileSync(join(folder, name)));
    })
    .map((name) => join(folder, name));

function foundIn(files: string[], needles: readonly string[]): string[] {
  const found = new Set<string>();
  for (const file of files) {
    const bytes = readFileSync(file);
    for (const needle of needles) if (bytes.includes(needle, 0, 'latin1')) found.add(needle);
  }
  return [...found];
}

const SECRETS = [CARD, ACCOUNT, REFUSED_ACCOUNT, REFUSED_CODE].flatMap(encodingsOf);
const CODE_NEXT_TO_NAME = /cvv[^\d]{0,20}(737|848)/i;

test('no secret remains in data or log after payments and an identity check', async () => {
  const [dataFolder, original] = [await freshDataFolder(), await freshDataFolder()];
  let sandbox = await startSandboxProcess({ dataFolder, env: { SANDBOX_LOG: 'trace' } });
  let logged = '';
  let ticket: string;
  try {
    const borrower = await signedInBorrower(sandbox.origin, 'due.soon@example.com');
    const create = (account: unknown, key: string = randomUUID()) =>
      borrower.call<{ id: string }>('POST', `payment/customers/${borrower.customerIdentifier}`, {
        body: { action: 'create', account },
        key,
      });
    const card = aCard({ cardNumber: CARD, cardCVV: '737', cardHolderName: HOLDER });
    const key = randomUUID();

    expect((await create(card, key)).status).toBe(200);
    expect((await create({ ...card, cardCVV: '848' }, key)).status).toBe(200);
    expect((await create({ ...card, cardHolderName: 'Another Name' }, key)).status).toBe(422);
    expect((await create({ ...card, cardCVV: REFUSED_CODE })).status).toBe(400);
    expect((await create(aBankAccount({ accountNumber: ACCOUNT }))).status).toBe(200);
    expect((await create(aBankAccount({ accountNumber: REFUSED_ACCOUNT, abaRoutingNumber: '1' }))).status).toBe(400);
    const { body: once } = await borrower.call<{ id: string }>('POST', 'payment/fundingaccounts', {
      body: card,
      key: randomUUID(),
    });
    expect(
      (await postPayment(borrower, randomUUID(), await duePaymentRequest(borrower, { fundingAccountId: once.id }))).body.state,
    ).toBe('succeeded');
    expect((await borrower.call('POST', `payment/fundingaccounts?cardNumber=${CARD}`, { body: '{', key: 'x' })).status).toBe(400);
    expect((await borrower.call('GET', `payment/fundingaccounts/${CARD}`)).body).toEqual({ key: CARD, state: 'none' });
    ticket = await aTicket(await aGuest(sandbox.origin), 'due.soon@example.com');

    logged = sandbox.output();
    await sandbox.kill();
    // Restarted once, so that the write-ahead log is replayed and all data reaches the tables' files.
    sandbox = await startSandboxProcess({ dataFolder });
  } finally {
    logged += sandbox.output();
    await sandbox.stop();
  }

  try {
    const logFile = join(dataFolder, 'log.txt');
    writeFileSync(logFile, logged);
    expect(logged).toContain('fundingaccounts');
    const files = changedFiles(dataFolder, original);

    // Proves that the search works: it finds the card holder's name and, further below, a control file in every encoding.
    expect(foundIn(files, [HOLDER])).toEqual([HOLDER]);
    expect(foundIn(files, SECRETS)).toEqual([]);
    const hashed = createHash('sha256').update(ticket).digest('hex');
    expect(foundIn(files, [ticket, hashed])).toEqual([hashed]);
    const text = files.map((file) => readFileSync(file, 'latin1'));
    expect(text.some((one) => CODE_NEXT_TO_NAME.test(one))).toBe(false);

    const control = join(dataFolder, 'control.bin');
    for (const secret of SECRETS) {
      writeFileSync(control, `before ${secret} after`, 'latin1');
      expect(foundIn([control], SECRETS)).toContain(secret);
    }
    writeFileSync(control, `x${CARD}y`.repeat(3), 'utf16le');
    expect(foundIn([control], SECRETS)).not.toEqual([]);
    writeFileSync(control, Buffer.from(`{"a":"${ACCOUNT}"}`).toString('base64'));
    expect(foundIn([control], SECRETS)).not.toEqual([]);
    expect(CODE_NEXT_TO_NAME.test('{"cardCVV":"737"}')).toBe(true);
  } finally {
    for (const folder of [dataFolder, original]) rmSync(folder, { recursive: true, force: true });
  }
});
