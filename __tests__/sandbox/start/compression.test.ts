/** @jest-environment node */
/** Uses Node's HTTP client, because `fetch` would decompress a response and drop its header. */
import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { signedInCaller, type ApiCaller } from '../../support/apiCaller.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const LOANS = '/api/borrower/BorrowerLoan/all';

let sandbox: SandboxProcess;
let many: ApiCaller;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  many = await signedInCaller(sandbox.origin, 'thousand.loans@example.com');
}, 120_000);
afterAll(() => sandbox.stop());

interface Answer {
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

const ask = (path: string, headers: http.OutgoingHttpHeaders): Promise<Answer> =>
  new Promise((resolve, reject) => {
    http
      .get(sandbox.origin + path, { headers }, (response) => {
        const parts: Buffer[] = [];
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }))
          .on('error', reject);
      })
      .on('error', reject);
  });

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a long list is compressed as %s for a client that accepts %s', async (encoding, accepted, unpack) => {
  const plain = await ask(LOANS, many.headers);
  const packed = await ask(LOANS, { ...many.headers, 'accept-encoding': accepted });

  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(packed.headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: expect.stringMatching(/^Origin, accept-encoding$/i) as string,
  });
  expect(packed.body.length).toBeLessThan(plain.body.length / 10);
  expect(JSON.parse(unpack(packed.body).toString())).toEqual(JSON.parse(plain.body.toString()));
});

test('a short response is not compressed', async () => {
  const few = await signedInCaller(sandbox.origin, 'two.loans@example.com');
  const { headers, body } = await ask(LOANS, { ...few.headers, 'accept-encoding': 'gzip, br' });

  expect(headers).not.toHaveProperty('content-encoding');
  expect(JSON.parse(body.toString())).toHaveLength(2);
});
