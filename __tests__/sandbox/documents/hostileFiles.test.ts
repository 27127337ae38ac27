/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { readdirSync, utimesSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { DocumentRequest, FollowUpTask } from '#contract/borrower/docuSafe.ts';

import { signedInCaller, type ApiCaller } from '../../support/apiCaller.ts';
import { DOCU_SAFE, uploadForm, errorOf, requestsOf, uploadDocuments, taskOf } from '../../support/documentCalls.ts';
import { cheapestDatabase, type DataLocation } from '../../support/databases.ts';
import { aJpeg, aPdf, aPng, exifOf, pngChunk } from '../../support/sampleFiles.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const LIMITS = {
  uploadBytes: 200_000,
  uploadFiles: 3,
  uploadFilesPerPerson: 60,
  uploadBytesPerPerson: 3_000_000,
  bodySeconds: 2,
};
const UPLOAD = `${DOCU_SAFE}/uploadFollowUpTaskDocument`;

let place: DataLocation;
let sandbox: SandboxProcess;
let borrower: ApiCaller;
let taskId: string;

const startSandbox = () =>
  startSandboxProcess({ dataFolder: place.dataFolder, env: { ...place.env, SANDBOX_LIMITS: JSON.stringify(LIMITS) } });
const task = ({ tasks }: DocumentRequest) => tasks.find(({ title }) => title.startsWith('Bank'));

beforeAll(async () => {
  place = await cheapestDatabase();
  sandbox = await startSandbox();
  borrower = await signedInCaller(sandbox.origin, 'paper.trail@example.com');
  taskId = task((await requestsOf(borrower))[0]!)?.taskId ?? '';
}, 120_000);
afterAll(() => sandbox.stop());

const places = () => {
  const all = join(sandbox.dataFolder, 'documents');
  return readdirSync(all).flatMap((folder) => readdirSync(join(all, folder)).map((name) => join(all, folder, name)));
};
const stored = () => places().map((place) => basename(place));
const drafts = () => places().filter((place) => place.endsWith('.part'));
const text = (content: string) => Buffer.from(content, 'latin1');
const zip = Buffer.concat([text('PK\x03\x04\x14\0\0\0\x08\0'), Buffer.alloc(60)]);
const html = text('<!doctype html><script>fetch("/api/borrower/account")</script>');
const svg = text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const heic = Buffer.concat([Buffer.from('00000018', 'hex'), text('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(40)]);
const pages = text(`%PDF-1.4\n${'4 0 obj<</Type/Page/Parent 2 0 R>>endobj\n'.repeat(2000)}%%EOF`);
/** A PNG whose compressed pixels are broken, so that it fails only when it is unpacked. */
const corruptPng = Buffer.from(aPng(4, 4));
corruptPng[25] = 6;
corruptPng.fill(0xff, corruptPng.indexOf('IDAT') + 4, corruptPng.indexOf('IEND') - 8);
const negativeLengthChunk = pngChunk('gAMA', Buffer.alloc(0));
negativeLengthChunk.writeInt32BE(-12);
const MAIL_HEADER = 'Content-Type: application/pdf\r\nContent-Transfer-Encoding: binary\r\n\r\n';
const pdfWith = (more: string) => Buffer.concat([aPdf(), text(more)]);

describe('an upload is rejected without storing anything:', () => {
  test.each<[string, string, Buffer, number]>([
    ['nothing at all', 'empty.pdf', Buffer.alloc(0), 400],
    ['a page that calls itself a PDF', 'a.pdf', html, 415],
    ['a page that calls itself a picture', 'a.jpg', html, 415],
    ['a page', 'a.html', html, 415],
    ['a drawing with a script', 'a.svg', svg, 415],
    ['a drawing that calls itself a picture', 'a.png', svg, 415],
    ['a program', 'a.exe', text('MZ\x90\0\x03\0\0\0'), 415],
    ['a program that calls itself a PDF', 'invoice.pdf', text('\x7fELF\x02\x01\x01'), 415],
    ['a script', 'a.sh', text('#!/bin/sh\nrm -rf /'), 415],
    ['an archive', 'a.zip', zip, 415],
    ['an archive that calls itself a PDF', 'a.pdf', zip, 415],
    ['an archive with a PDF behind its end', 'a.pdf', Buffer.concat([zip, aPdf()]), 415],
    ['an archive that would unpack to a thousand times its size', 'a.gz', gzipSync(Buffer.alloc(100_000_000)), 415],
    ['a document with macros', 'a.docm', zip, 415],
    ['an old document', 'a.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 415],
    ['a photo as an iPhone keeps it', 'IMG_0001.HEIC', heic, 415],
    ['a moving picture', 'a.gif', text('GIF89a\x01\0\x01\0'), 415],
    ['a film', 'a.mp4', Buffer.concat([Buffer.from('00000018', 'hex'), text('ftypmp42\0\0\0\0mp42isom')]), 415],
    ['text', 'a.txt', text('Pay to the order of'), 415],
    ['zeros', 'zeros.pdf', Buffer.alloc(5000), 415],
    ['the first letters of a PDF', 'a.pdf', text('%PD'), 415],
    ['a page with a PDF in it', 'a.pdf', Buffer.concat([text('<p>\n'), aPdf()]), 415],
    ['a script with a PDF in it', 'a.pdf', Buffer.concat([text('#!/bin/sh\n'), aPdf()]), 415],
    ['a PDF behind a kilobyte of something else', 'a.pdf', Buffer.concat([Buffer.alloc(1024, 0x41), aPdf()]), 415],
    ['one byte too many', 'large.pdf', aPdf(LIMITS.uploadBytes + 1), 413],
  ])('%s', async (_what, name, content, status) => {
    const before = stored();
    const refusal = await errorOf(await uploadDocuments(borrower, { taskId }, [{ name, content }]));
    expect({ status: refusal.status, words: refusal.errors[0] }).toEqual({
      status,
      words: expect.stringMatching(/^“.+” is .+\. Nothing was kept\. (Choose another|Send a smaller) file\.$/) as string,
    });
    expect(stored()).toEqual(before);
  });

  test.each<[string, { name: string; content: Buffer }[]]>([
    ['a picture of a billion pixels that would have to be unpacked', [{ name: 'bomb.png', content: aPng(40_000, 40_000) }]],
    ['a transparent picture whose data are none', [{ name: 'torn.png', content: corruptPng }]],
    ['a picture with a part that goes back', [{ name: 'loop.png', content: aPng(4, 4, [negativeLengthChunk]) }]],
    ['a picture without a frame', [{ name: 'torn.jpg', content: Buffer.from('ffd8ffe000044a46', 'hex') }]],
    ['more pages than go at once', Array.from({ length: 4 }, (_, n) => ({ name: `${n}.jpg`, content: aJpeg() }))],
  ])('as pages of a document: %s', async (_what, papers) => {
    const before = stored();
    const refusal = await errorOf(await uploadDocuments(borrower, { taskId, turns: '90' }, papers));
    expect([413, 415]).toContain(refusal.status);
    expect(refusal.errors[0]).toMatch(/Nothing was kept/);
    expect(stored()).toEqual(before);
  });

  test('an announced body of two gigabytes, before reading it', async () => {
    const { hostname, port } = new URL(sandbox.origin);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          `POST ${UPLOAD} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 2147483648\r\n` +
            Object.entries(borrower.headers)
              .map(([name, value]) => `${name}: ${value}\r\n`)
              .join('') +
            '\r\n',
        ),
      );
      socket.once('data', (data) => resolve(data.toString()));
      socket.on('error', () => undefined);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/connection: close/i);
  });

  test('a body that arrives one byte at a time', async () => {
    const before = stored();
    const form = new Response(uploadForm({ taskId }, [{ name: 'slow.pdf', content: aPdf(5000) }]));
    const body = Buffer.from(await form.arrayBuffer());
    const ended = new Promise((resolve) => {
      const slow = httpRequest(sandbox.origin + UPLOAD, {
        method: 'POST',
        headers: { ...borrower.headers, 'content-type': form.headers.get('content-type') ?? '', 'idempotency-key': randomUUID() },
      });
      slow.write(body.subarray(0, 900));
      const drip = setInterval(() => slow.write('a'), 200);
      const end = () => {
        clearInterval(drip);
        resolve(true);
      };
      slow.on('error', end).on('close', end).on('response', end);
    });
    expect(await ended).toBe(true);
    const deadline = Date.now() + 5000;
    while (stored().length > before.length && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stored()).toEqual(before);
  });

  test('files before the text fields that describe them', async () => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(aPdf())], 'a.pdf'));
    form.append('contactId', '');
    form.append('taskId', taskId);
    const before = stored();
    expect((await borrower.call('POST', UPLOAD, form, { 'idempotency-key': randomUUID() })).status).toBe(400);
    expect(stored()).toEqual(before);
  });
});

describe('an upload is stored unchanged and harmless:', () => {
  const sent = async (name: string, content: Buffer) => {
    const { documents } = await taskOf(await uploadDocuments(borrower, { taskId }, [{ name, content }]));
    return documents[0];
  };
  const fetched = (id = '') => fetch(`${sandbox.origin}/sandbox/documents/${id}`);

  test.each<[string, string, Buffer, string]>([
    ['a PDF with a script', 'js.pdf', pdfWith('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), 'application/pdf'],
    ['a PDF that starts a program', 'launch.pdf', pdfWith('/Launch /cmd.exe'), 'application/pdf'],
    ['a PDF with a page inside', 'poly.pdf', pdfWith('<script>alert(1)</script>'), 'application/pdf'],
    ['a PDF that is an archive as well', 'zip.pdf', Buffer.concat([aPdf(), zip]), 'application/pdf'],
    ['a PDF of 2,000 pages', 'long.pdf', pages, 'application/pdf'],
    ['a broken PDF', 'broken.pdf', text('%PDF-1.7\n%%EOF'), 'application/pdf'],
    ['a PDF after a byte-order mark', 'bom.pdf', Buffer.concat([text('\xef\xbb\xbf'), aPdf()]), 'application/pdf'],
    ['a PDF after blank lines', 'blank.pdf', Buffer.concat([text('\r\n \n'), aPdf()]), 'application/pdf'],
    ['a PDF after the header of a mail', 'mail.pdf', Buffer.concat([text(MAIL_HEADER), aPdf()]), 'application/pdf'],
    ['a picture that unpacks to gigabytes', 'bomb.png', aPng(60_000, 60_000), 'image/png'],
    ['a picture with a page behind its end', 'poly.jpg', Buffer.concat([aJpeg(), html]), 'image/jpeg'],
    ['a picture that calls itself a page', 'a.html', aPng(), 'image/png'],
  ])('%s', async (_what, name, content, mediaType) => {
    const document = await sent(name, content);
    expect(document).toMatchObject({ fileName: name, mediaType });
    const answer = await fetched(document?.documentId);
    expect(answer.headers.get('content-type')).toBe(mediaType);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\windows\\win.ini.pdf', 'win.ini.pdf'],
    ['/etc/cron.d/a.pdf', 'a.pdf'],
    ['a\u202efdp.exe', 'afdp.exe'],
    ['line\r\nbreak.pdf', null],
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    [`${'long'.repeat(100)}.pdf`, `${'long'.repeat(29)}.pdf`],
    ['.pdf', '.pdf'],
    ['the "last" page.pdf', 'the "last" page.pdf'],
    ['100%25.pdf', '100%25.pdf'],
    ['👨‍👩‍👧 school.pdf', '👨‍👩‍👧 school.pdf'],
    ['نامه‌ها.pdf', 'نامه‌ها.pdf'],
    ['क्‍ष.pdf', 'क्‍ष.pdf'],
    ['soft\u00adhyphen\u200b.pdf', 'softhyphen.pdf'],
  ])('the file name %j is sanitized', async (name, shown) => {
    const document = await sent(name, aPdf());
    if (shown !== null) expect(document?.fileName).toBe(shown);
    expect(document?.fileName).not.toMatch(/[\r\n/\\\u202e]/);
    expect(stored()).toContain(document?.documentId);
  });

  test('a picture without the camera’s metadata except its orientation', async () => {
    const withPlace = await fetched((await sent('place.jpg', aJpeg(40, 30, [exifOf(6), exifOf(6)])))?.documentId);
    const jpeg = Buffer.from(await withPlace.arrayBuffer());
    expect(jpeg.includes('GPS')).toBe(false);
    expect(jpeg.includes(Buffer.from('Exif\0\0MM', 'latin1'))).toBe(true);
    expect(jpeg.subarray(-2).toString('hex')).toBe('ffd9');
    const words = [pngChunk('tEXt', text('Author\0Imani')), pngChunk('eXIf', text('GPS'))];
    const png = await fetched((await sent('words.png', aPng(4, 4, words)))?.documentId);
    expect(Buffer.from(await png.arrayBuffer()).equals(aPng())).toBe(true);
  });
});

test('a crash after storing a document keeps it once, and the same request reports it', async () => {
  const key = randomUUID();
  const paper = [{ name: 'once.pdf', content: aPdf(900) }];
  await fetch(`${sandbox.origin}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ point: 'documents.afterKeep', kind: 'kill', times: 1 }),
  });
  await expect(uploadDocuments(borrower, { taskId }, paper, key)).rejects.toThrow();
  sandbox = await startSandbox();
  borrower = await signedInCaller(sandbox.origin, 'paper.trail@example.com');
  const again = await taskOf(await uploadDocuments(borrower, { taskId }, paper, key));
  expect(again.documents.filter(({ fileName }) => fileName === 'once.pdf')).toHaveLength(1);
  expect(stored().filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a crash during an upload stores nothing, and the same request succeeds later', async () => {
  const key = randomUUID();
  const paper = [{ name: 'halfway.pdf', content: aPdf(150_000) }];
  const form = new Response(uploadForm({ taskId }, paper));
  const body = Buffer.from(await form.arrayBuffer());
  const half = httpRequest(sandbox.origin + UPLOAD, {
    method: 'POST',
    headers: { ...borrower.headers, 'content-type': form.headers.get('content-type') ?? '', 'idempotency-key': key },
  }).on('error', () => undefined);
  half.write(body.subarray(0, body.length / 2));
  while (drafts().length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await sandbox.kill();
  const [draft = ''] = drafts();
  const hoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  utimesSync(draft, hoursAgo, hoursAgo);

  sandbox = await startSandbox();
  borrower = await signedInCaller(sandbox.origin, 'paper.trail@example.com');
  const named = ({ documents }: FollowUpTask) => documents.filter(({ fileName }) => fileName === 'halfway.pdf');
  expect(named(task((await requestsOf(borrower))[0]!)!)).toEqual([]);
  const [kept, ...more] = named(await taskOf(await uploadDocuments(borrower, { taskId }, paper, key)));
  expect(more).toEqual([]);
  const content = await (await fetch(`${sandbox.origin}/sandbox/documents/${kept?.documentId}`)).arrayBuffer();
  expect(Buffer.from(content).equals(paper[0]!.content)).toBe(true);
  while (drafts().length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
});
