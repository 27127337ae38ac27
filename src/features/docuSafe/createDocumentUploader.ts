import { createUploader } from '#platform/upload/sendUpload.ts';

import { uploadDocument, type DocumentOwner } from './docuSafeApi.ts';

/** @param slotField what an upload's slot contains: the id of a task, or a document type when nothing was requested */
export const createDocumentUploader = ({ token }: DocumentOwner, slotField: 'taskId' | 'documentType') =>
  createUploader({
    endpoint: uploadDocument,
    argument: { byLink: token !== null },
    texts: ({ slot, turns }) => ({
      contactId: token ?? '',
      taskId: '',
      documentType: '',
      turns: turns.join(),
      [slotField]: slot,
    }),
    fileField: 'file',
    confirmsUpload: (task, { slot }) => task[slotField] === slot,
  });
