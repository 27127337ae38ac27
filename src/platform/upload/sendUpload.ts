import type { FormContent } from '#platform/api/files.ts';
import { putSecret, type SecretHandle } from '#platform/api/secretVault.ts';
import type { PortalDispatch, PortalThunk } from '#platform/storeTypes.ts';

import { toUploadOutcome, type UploadOutcome } from './uploadOutcome.ts';
import type { Upload } from './uploadSlice.ts';

export interface UploadAttempt {
  outcome: Promise<UploadOutcome>;
  abort: () => void;
}

/**
 * Sends the files of an upload once, with the upload's id as idempotency key. @param onProgress called with the fraction that was sent,
 * from 0 to 1
 */
export type SendUpload = (
  upload: Upload,
  files: readonly File[],
  onProgress: (share: number) => void,
) => (dispatch: PortalDispatch) => UploadAttempt;

interface UploaderOptions<TextName extends string, FileName extends string, Argument, Answer> {
  endpoint: {
    initiate: (
      argument: Argument & { form: SecretHandle<FormContent<TextName, FileName>>; idempotencyKey: string },
      options: { track: false },
    ) => PortalThunk<Promise<{ data?: Answer | undefined; error?: unknown }> & { abort: () => void }>;
  };
  /** Arguments of the endpoint besides the form and the idempotency key. */
  argument: Argument;
  texts: (upload: Upload) => Record<TextName, string>;
  fileField: FileName;
  /** Returns whether a response confirms these files. Any other response leaves the outcome unclear. */
  confirmsUpload: (answer: Answer, upload: Upload, files: readonly File[]) => boolean;
}

export const createUploader =
  <TextName extends string, FileName extends string, Argument, Answer>({
    endpoint,
    argument,
    texts,
    fileField,
    confirmsUpload,
  }: UploaderOptions<TextName, FileName, Argument, Answer>): SendUpload =>
  (upload, files, onProgress) =>
  (dispatch) => {
    const content = { texts: texts(upload), files: { [fileField]: files } as Record<FileName, readonly File[]>, onProgress };
    const call = dispatch(
      endpoint.initiate({ ...argument, form: dispatch(putSecret(content)), idempotencyKey: upload.id }, { track: false }),
    );
    const outcome = call.then(({ data, error }): UploadOutcome =>
      data !== undefined && !confirmsUpload(data, upload, files) ? { is: 'unclear' } : toUploadOutcome(error),
    );
    return { outcome, abort: () => call.abort() };
  };
