import type { FormContent } from '#platform/api/files.ts';
import { seal, type Sealed } from '#platform/api/sealed.ts';
import type { PortalDispatch, PortalThunk } from '#platform/listen.ts';

import { uploadOutcomeOf, type UploadOutcome } from './uploadOutcome.ts';
import type { Upload } from './uploadSlice.ts';

/** A try to send: what comes of it, and a way to break it off. */
export interface Try {
  outcome: Promise<UploadOutcome>;
  abort: () => void;
}

/** Sends an upload's files once, with the upload's id as idempotency key. @param onProgress takes the share that has left, from 0 to 1 */
export type SendUpload = (
  upload: Upload,
  files: readonly File[],
  onProgress: (share: number) => void,
) => (dispatch: PortalDispatch) => Try;

/** What a feature says of its uploads. */
interface UploadCall<TextName extends string, FileName extends string, Argument, Answer> {
  endpoint: {
    initiate: (
      argument: Argument & { form: Sealed<FormContent<TextName, FileName>>; idempotencyKey: string },
      options: { track: false },
    ) => PortalThunk<Promise<{ data?: Answer | undefined; error?: unknown }> & { abort: () => void }>;
  };
  /** What the call takes besides the form and its key. */
  argument: Argument;
  texts: (upload: Upload) => Record<TextName, string>;
  /** The form's name for the files. */
  filesAs: FileName;
  /** Whether an answer is about these files; any other says nothing of what became of them. */
  isReceipt: (answer: Answer, upload: Upload, files: readonly File[]) => boolean;
}

/** How the documents of a feature are sent: the one sender of uploads, made for its endpoint and the fields of its form. */
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
