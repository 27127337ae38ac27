/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';

import type { UploadedDocument } from '#contract/borrower/ocr.ts';
import type { ErrorBody } from '#contract/refusals.ts';

import { guestCaller, type ApiCaller } from '../../support/apiCaller.ts';
import { cheapestDatabase, type DataLocation } from '../../support/databases.ts';
import { incomeLinks, openLink, type IncomeLinks, type VerifiedVisitor } from '../../support/incomeCalls.ts';
import { aJpeg, exifOf } from '../../support/sampleFiles.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const UPLOAD = '/api/borrower/api/ocr/upload-multiple';
const DOWNLOAD = '/api/borrower/api/ocr/download';
/** Small limits, so that little data reaches each of them. */
const LIMITS = { uploadBytes: 2000, uploadFiles: 3, uploadFilesPerPerson: 5, uploadBytesPerPerson: 6000 };
const LONG_AGO = Date.now() / 1000 - 2 * 60 * 60;

let place: DataLocation;
let sandbox: SandboxProcess;
let guest: ApiCaller;
let borrower: VerifiedVisitor;
let other: VerifiedVisitor;

/** Documents are stored in one folder per database; here there is only one. */
const folder = () => {
  const all = join(sandbox.dataFolder, 'documents');
  return join(all, existsSync(all) ? (readdirSync(all)[0] ?? '') : '');
};
/** Names of the seeded files, which exist from the start. */
let seeded: string[] = [];
const stored = () =>
  readdirSync(folder())
    .filter((name) => !seeded.includes(name))
    .sort();
const start = () =>
  startSandboxProcess({ dataFolder: place.dataFolder, env: { ...place.env, SANDBOX_LIMITS: JSON.stringify(LIMITS) } });

beforeAll(async () => {
  place = await cheapestDatabase();
  sandbox = await start();
  seeded = readdirSync(folder());
  guest = await guestCaller(sandbox.origin);
  const links: IncomeLinks = await incomeLinks(sandbox.origin);
  borrower = await openLink(sandbox.origin, links.fresh);
  other = await openLink(sandbox.origin, links.failed);
}, 120_000);
afterAll(() => sandbox.stop());

const HEADS = {
  pdf: '%PDF-1.7\n',
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  exe: 'MZ\x90\0\x03\0\0\0',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
};

/** Creates a file that starts like its kind and is filled up to `size` bytes. */
const file = (kind: keyof typeof HEADS, name: string, size = 500) =>
  new File([Buffer.alloc(size, Buffer.from(HEADS[kind], 'latin1')).subarray(0, size)], name);

function formOf(...files: File[]): FormData {
  const form = new FormData();
  for (const one of files) form.append('files', one, one.name);
  return form;
}

const upload = (form: FormData, key: string | null = randomUUID(), who: Pick<VerifiedVisitor, 'call'> = borrower) =>
  who.call('POST', UPLOAD, form, key ?? undefined);
/** Headers for sending only part of an upload form. */
const headersOf = (form: Response) => ({
  ...guest.headers,
  'x-contact-ticket': borrower.ticket.ticket,
  'content-type': form.headers.get('content-type') ?? '',
  'idempotency-key': randomUUID(),
});
const documentsOf = async (answer: Response) => (await answer.json()) as UploadedDocument[];
const refusalOf = async (answer: Response) => {
  const { errors, fields } = (await answer.json()) as ErrorBody;
  return { status: answer.status, errors, fields };
};

async function until(isSo: () => boolean) {
  const deadline = Date.now() + 10_000;
  while (!isSo() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isSo()).toBe(true);
}

describe('an upload is rejected without storing anything:', () => {
  test.each<[string, number, () => FormData, RegExp]>([
    ['no file', 400, () => formOf(), /at least one file/],
    ['one file more than go at a time', 413, () => formOf(...'1234'.split('').map((n) => file('pdf', `${n}.pdf`))), /3 files/],
    ['one byte too many', 413, () => formOf(file('pdf', 'ok.pdf'), file('pdf', 'big.pdf', 2001)), /“big.pdf” is larger/],
    ['an empty file', 400, () => formOf(file('pdf', 'none.pdf', 0), file('pdf', 'ok.pdf')), /“none.pdf” is empty/],
    ['a program that calls itself a PDF', 415, () => formOf(file('exe', 'a.pdf')), /“a.pdf” is not a PDF/],
    ['a drawing with a script', 415, () => formOf(file('svg', 'a.svg')), /“a.svg” is not a PDF/],
  ])('%s', async (_what, status, form, sentence) => {
    const refusal = await refusalOf(await upload(form()));
    expect(refusal).toEqual({
      status,
      errors: [expect.stringMatching(sentence)],
      fields: { files: expect.stringMatching(sentence) as string },
    });
    expect(stored()).toEqual([]);
  });

  test('without a key, without a ticket, or as JSON', async () => {
    expect((await upload(formOf(file('pdf', 'a.pdf')), null)).status).toBe(400);
    const answer = await guest.call('POST', UPLOAD, formOf(file('pdf', 'a.pdf')), { 'idempotency-key': randomUUID() });
    expect(answer.status).toBe(403);
    expect((await borrower.call('POST', UPLOAD, { files: [] }, randomUUID())).status).toBe(406);
    expect(stored()).toEqual([]);
  });

  test('a form that ends in the middle of a file', async () => {
    const form = new Response(formOf(file('pdf', 'a.pdf', 1900)));
    const answer = await fetch(sandbox.origin + UPLOAD, {
      method: 'POST',
      headers: headersOf(form),
      body: Buffer.from(await form.arrayBuffer()).subarray(0, 1000),
    });
    expect(await refusalOf(answer)).toMatchObject({ status: 400, errors: [expect.stringMatching(/could not read/)] });
    expect(stored()).toEqual([]);
  });

  test('an upload that breaks off halfway', async () => {
    const form = new Response(formOf(file('pdf', 'a.pdf', 1900)));
    const body = Buffer.from(await form.arrayBuffer());
    const half = httpRequest(sandbox.origin + UPLOAD, {
      method: 'POST',
      headers: headersOf(form),
    });
    half.on('error', () => undefined);
    half.write(body.subarray(0, 1000));
    await until(() => stored().length > 0);
    expect(stored()).toEqual([expect.stringMatching(/\.part$/)]);
    half.destroy();
    await until(() => stored().length === 0);
  });
});

test('a PDF downloads unchanged as a harmless attachment, named after its date', async () => {
  const [pdf, png] = [file('pdf', 'Nómina – marzo.pdf'), file('png', '../../etc/stub\u202e.png', 700)];
  const documents = await documentsOf(await upload(formOf(pdf, png)));
  expect(documents).toEqual([
    { documentId: expect.any(String) as string, fileName: 'Nómina – marzo.pdf', mediaType: 'application/pdf', sizeBytes: 500 },
    { documentId: expect.any(String) as string, fileName: 'stub.png', mediaType: 'image/png', sizeBytes: 700 },
  ]);
  expect(stored()).toEqual(documents.map(({ documentId }) => documentId).sort());

  const [first, second] = documents;
  const answer = await borrower.call('GET', `${DOWNLOAD}/${first?.documentId}`);
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(await pdf.arrayBuffer()))).toBe(true);
  const header = (name: string) => answer.headers.get(name);
  expect(header('content-type')).toBe('application/pdf');
  expect(header('content-disposition')).toMatch(/^attachment; filename="paystub-\d{4}-\d\d-\d\d\.pdf"$/);
  expect(header('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect([header('x-content-type-options'), header('cache-control')]).toEqual(['nosniff', 'no-store']);

  const broken = await borrower.call('GET', `${DOWNLOAD}/${second?.documentId}`);
  expect([broken.status, broken.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('a picture downloads as a one-page PDF without camera metadata', async () => {
  const photo = new File([new Uint8Array(aJpeg(40, 30, [exifOf(6)]))], 'IMG_1.jpg');
  const [document] = await documentsOf(await upload(formOf(photo)));
  const answer = await borrower.call('GET', `${DOWNLOAD}/${document?.documentId}`);
  const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  expect([answer.headers.get('content-type'), pdf.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  expect(pdf).toContain('/MediaBox [0 0 594 792]');
  expect(pdf).not.toContain('GPS 41');
});

test('another person’s document gets the same response as an unknown one', async () => {
  const [document] = await documentsOf(await upload(formOf(file('pdf', 'mine.pdf'))));
  const ask = async (id: string) => refusalOf(await other.call('GET', `${DOWNLOAD}/${id}`));
  const never = await ask(randomUUID());
  expect(never.status).toBe(404);
  expect(await ask(document?.documentId ?? '')).toEqual(never);
  expect(await ask('no-uuid')).toEqual(never);
  expect((await guest.call('GET', `${DOWNLOAD}/${document?.documentId}`)).status).toBe(403);
});

test('a key stores its files once, even concurrently, and rejects other files', async () => {
  const key = randomUUID();
  const form = () => formOf(file('pdf', 'once.pdf', 600));
  const before = stored().length;
  const [one, two] = await Promise.all([upload(form(), key, other), upload(form(), key, other)]);
  const first = await documentsOf(one);
  expect(await documentsOf(two)).toEqual(first);
  expect(await documentsOf(await upload(form(), key, other))).toEqual(first);
  expect(await refusalOf(await upload(formOf(file('pdf', 'once.pdf', 601)), key, other))).toMatchObject({ status: 422 });
  expect(stored()).toHaveLength(before + 1);
});

test('a person’s file limit holds for concurrent requests', async () => {
  const before = stored().length; // `other` already has one of five allowed files
  const three = () => formOf(file('pdf', '1.pdf'), file('pdf', '2.pdf'), file('pdf', '3.pdf'));
  const answers = await Promise.all([upload(three(), randomUUID(), other), upload(three(), randomUUID(), other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(stored()).toHaveLength(before + 3);
});

test('a start removes orphaned files and keeps the others', async () => {
  const kept = stored();
  for (const name of kept) utimesSync(join(folder(), name), LONG_AGO, LONG_AGO);
  const names = [randomUUID(), `${randomUUID()}.part`];
  for (const name of names) writeFileSync(join(folder(), name), 'left behind');
  utimesSync(join(folder(), names[0] ?? ''), LONG_AGO, LONG_AGO);
  await sandbox.kill();
  sandbox = await start();
  await until(() => !stored().includes(names[0] ?? ''));
  expect(stored()).toEqual([...kept, names[1]].sort()); // recent partial files stay, because their upload may still be running
});
