import type { FormContent } from '#platform/api/files.ts';
import { seal, type Sealed } from '#platform/api/sealed.ts';
import type { PortalDispatch, PortalThunk } from '#platform/listen.ts';

import { uploadOutcomeOf, type UploadOutcome } from './uploadOutcome.ts';
import type { Upload } from './uploadSlice.ts';

export interface Try {
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
) => (dispatch: PortalDispatch) => Try;

interface UploadCall<TextName extends string, FileName extends string, Argument, Answer> {
  endpoint: {
    initiate: (
      argument: Argument & { form: Sealed<FormContent<TextName, FileName>>; idempotencyKey: string },
      options: { track: false },
    ) => PortalThunk<Promise<{ data?: Answer | undefined; error?: unknown }> & { abort: () => void }>;
  };
  /** Arguments of the endpoint besides the form and the idempotency key. */
  argument: Argument;
  texts: (upload: Upload) => Record<TextName, string>;
  filesAs: FileName;
  /** Returns whether a response confirms these files. Any other response leaves the outcome unclear. */
  isReceipt: (answer: Answer, upload: Upload, files: readonly File[]) => boolean;
}

/** Creates the upload function of a feature for its endpoint and form fields. */
export const uploadBy =
  <TextName extends string, FileName extends string, Argument, Answer>({
    endpoint,
    argument,
    texts,
    filesAs,
    isReceipt,
  }: UploadCall<TextName, FileName, Argument, Answer>): SendUpload =>
  (upload, files, onProgress) =>
  (dispatch) => {
    const content = { texts: texts(upload), files: { [filesAs]: files } as Record<FileName, readonly File[]>, onProgress };
    const call = dispatch(
      endpoint.initiate({ ...argument, form: dispatch(seal(content)), idempotencyKey: upload.id }, { track: false }),
    );
    const outcome = call.then(({ data, error }): UploadOutcome =>
      data !== undefined && !isReceipt(data, upload, files) ? { is: 'unclear' } : uploadOutcomeOf(error),
    );
    return { outcome, abort: () => call.abort() };
  };
