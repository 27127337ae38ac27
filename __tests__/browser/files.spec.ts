/** Multipart uploads and file downloads, from the portal's base query to the lender. Only a real browser's requests can show this. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import type { Lender } from './support/lender.ts';
import { openFileCalls } from './support/fileCalls.ts';
import { incomeLinkOf } from './support/income.ts';
import type { SentFile } from './support/fileCallsInPage.ts';
import { expect, test } from './support/portal.ts';

const MB = 1024 * 1024;
const PDF: SentFile = { name: 'Nómina de marzo.pdf', head: '%PDF-1.7\n', sizeBytes: 3 * MB };
const PHOTO: SentFile = { name: 'photo.jpg', head: '\u007f', sizeBytes: 10 };

/** Files in the lender's storage. A reset removes their owners but not the files right away. */
function storedFiles({ dataFolder }: Lender): string[] {
  const folder = join(dataFolder, 'documents');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((database) => readdirSync(join(folder, database)).sort());
}

async function slowDown(page: Page, uploadBytesPerSecond: number): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: uploadBytesPerSecond,
  });
}

const upload = (page: Page, files: SentFile[], key: string = randomUUID()) =>
  page.evaluate(([list, name]) => window.fileCalls.upload(list, name), [files, key] as const);
const progress = (page: Page) => page.evaluate(() => window.fileCalls.told());

test.beforeEach(async ({ page, portal, problems }) => {
  problems.allow(/Failed to load resource/);
  await portal.resume(page, 'due soon');
  await openFileCalls(page, await incomeLinkOf(portal, 'nothing sent yet'));
});

test('an upload reports progress, keeps file content out of the store and shows a rejection early', async ({ page }) => {
  const refused = async (...files: SentFile[]) => {
    const { error } = await upload(page, files);
    return error;
  };
  expect(await refused({ ...PDF, name: 'huge.pdf', sizeBytes: 26 * MB }, PDF)).toMatchObject({
    kind: 'body',
    status: 413,
    body: { fields: { files: expect.stringContaining('“huge.pdf” is larger than 25 MB') as unknown } },
  });
  expect(await refused(PHOTO, { ...PDF, sizeBytes: 20 * MB })).toMatchObject({
    kind: 'body',
    status: 415,
    body: { fields: { files: expect.stringContaining('“photo.jpg” is not a PDF') as unknown } },
  });

  const missing = await page.evaluate((id) => window.fileCalls.download(id), randomUUID());
  expect(missing).toMatchObject({
    error: { kind: 'body', status: 404, body: { errors: ['We could not find that document.'] } },
  });

  await slowDown(page, 6 * MB);
  const second = { ...PDF, name: 'W-2.pdf', sizeBytes: 2 * MB };
  const { data } = await upload(page, [PDF, second]);
  expect(data?.map(({ fileName, sizeBytes }) => [fileName, sizeBytes])).toEqual([
    [PDF.name, PDF.sizeBytes],
    [second.name, second.sizeBytes],
  ]);

  const shares = await progress(page);
  expect(shares.length).toBeGreaterThan(3);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares[0]).toBeLessThan(0.5);
  expect(shares.at(-1)).toBe(1);

  const documentId = data?.[0]?.documentId ?? '';
  const downloaded = await page.evaluate((id) => window.fileCalls.download(id), documentId);
  const digest = await page.evaluate((file) => window.fileCalls.digestOf(file), PDF);
  expect(downloaded).toEqual({
    shown: {
      name: expect.stringMatching(/^paystub-\d{4}-\d\d-\d\d\.pdf$/) as unknown,
      type: 'application/pdf',
      sizeBytes: PDF.sizeBytes,
    },
    digest,
    opensTwice: false,
  });
  const state = await page.evaluate(() => window.fileCalls.state());
  expect(state).toContain('W-2.pdf');
  expect(state).not.toContain('%PDF');
});

test('a canceled upload leaves nothing, a lost response stores once, and a 401 sends it again', async ({ page, portal }) => {
  await portal.setFault({ base: 'borrower', kind: '401', path: 'api/ocr/', times: 1 });
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/ocr/upload-multiple')) answers.push(response.status());
  });
  const { data: renewed } = await upload(page, [PDF]);
  expect(answers).toEqual([401, 200]);
  expect(renewed?.[0]?.sizeBytes).toBe(PDF.sizeBytes);

  const before = storedFiles(portal);
  const key = randomUUID();
  // Chromium itself retries a request when a reused connection breaks, so all 20 must fail.
  await portal.setFault({ base: 'borrower', kind: 'dropAfter', path: 'api/ocr/', times: 20 });
  expect(await upload(page, [PDF], key)).toMatchObject({ error: { kind: 'noAnswer', cause: 'network' } });
  await portal.clearFaults();

  const { data } = await upload(page, [PDF], key);
  expect(storedFiles(portal).filter((name) => !before.includes(name))).toEqual([data?.[0]?.documentId]);
  const { data: again } = await upload(page, [PDF], key);
  expect(again).toEqual(data);

  await slowDown(page, MB);
  const stored = storedFiles(portal);
  const ended = upload(page, [PDF]);
  await expect.poll(() => storedFiles(portal).length).toBe(stored.length + 1);
  await expect.poll(async () => (await progress(page)).length).toBeGreaterThan(0);
  await page.evaluate(() => window.fileCalls.cancel());

  expect(await ended).toMatchObject({ error: { name: 'AbortError' } });
  expect((await progress(page)).at(-1)).toBeLessThan(1);
  await expect.poll(() => storedFiles(portal)).toEqual(stored);
});
