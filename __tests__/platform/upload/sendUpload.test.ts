import type { FormContent } from '#platform/api/files.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { takeSecret, type SecretHandle } from '#platform/api/secretVault.ts';
import { createUploader } from '#platform/upload/sendUpload.ts';
import type { Upload } from '#platform/upload/uploadSlice.ts';

import { openStore } from '../api/openStore.ts';

interface Sent {
  form: SecretHandle<FormContent<'slot', 'file'>>;
  idempotencyKey: string;
  byLink: boolean;
}

const refused = (status: number, retryAfterSeconds?: number): PortalError => ({
  code: 'ERR_BAD_REQUEST',
  kind: 'body',
  status,
  body: { errors: ['No.'] },
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});

const file = new File(['a'], 'a.pdf');
const upload = { id: 'key-1', slot: 'task-1' } as Upload;

function send(answer: { data?: string; error?: unknown }) {
  const { dispatch } = openStore();
  const sent: Sent[] = [];
  const abort = jest.fn();
  const sendUpload = createUploader({
    endpoint: {
      initiate: (argument: Sent) => () => {
        sent.push(argument);
        return Object.assign(Promise.resolve(answer), { abort });
      },
    },
    argument: { byLink: true },
    texts: ({ slot }) => ({ slot }),
    fileField: 'file',
    confirmsUpload: (data: string, { slot }, files) => data === `${slot} ${files.length}`,
  });
  const onProgress = jest.fn();
  return { ...dispatch(sendUpload(upload, [file], onProgress)), sent, onProgress, abortOfCall: abort, dispatch };
}

test('the form is sent as a secret with the upload’s key and the feature’s data', () => {
  const { sent, dispatch, onProgress, abort, abortOfCall } = send({ data: 'task-1 1' });
  expect(sent).toMatchObject([{ byLink: true, idempotencyKey: 'key-1' }]);
  expect(JSON.stringify(sent)).not.toContain('task-1');
  expect(dispatch(takeSecret(sent[0]!.form))).toEqual({ texts: { slot: 'task-1' }, files: { file: [file] }, onProgress });
  abort();
  expect(abortOfCall).toHaveBeenCalledTimes(1);
});

test.each([
  ['a receipt', { data: 'task-1 1' }, { is: 'sent' }],
  ['a response about something else', { data: 'task-2 1' }, { is: 'unclear' }],
  ['a permanent rejection', { error: refused(413) }, { is: 'refused', words: 'No.' }],
  ['a permanent rejection without a message', { error: { code: 'e', kind: 'emptyBody', status: 413 } }, { is: 'unclear' }],
  ['a 403', { error: refused(403) }, { is: 'failed', error: refused(403) }],
  ['a short Retry-After', { error: refused(429, 30) }, { is: 'later', seconds: 30 }],
  ['a long Retry-After', { error: refused(429, 3600) }, { is: 'failed', error: refused(429, 3600) }],
  ['a failing server', { error: refused(503) }, { is: 'unclear' }],
  ['a canceled request', { error: { code: 'ERR_CANCELED', kind: 'cancelled' } }, { is: 'cancelled' }],
])('upload outcome of %s', async (_what, answer, outcome) => {
  expect(await send(answer).outcome).toEqual(outcome);
});
