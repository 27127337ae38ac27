/** The portal's document calls, made directly to the sandbox. */
import { randomUUID } from 'node:crypto';

import type { DocumentRequest, FollowUpTask } from '#contract/borrower/docuSafe.ts';
import type { ErrorBody } from '#contract/refusals.ts';

import type { ApiCaller } from './apiCaller.ts';

export const DOCU_SAFE = '/api/borrower/api/DocuSafe';

export interface UploadedFile {
  name: string;
  content: Buffer;
}

interface FormFields {
  /** Token of a mailed link; empty for a signed-in caller. */
  contactId?: string;
  taskId?: string;
  documentType?: string;
  turns?: string;
}

export function uploadForm(
  { contactId = '', taskId = '', documentType = '', turns = '' }: FormFields,
  papers: UploadedFile[],
): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries({ contactId, taskId, documentType, turns })) form.append(name, text);
  for (const { name, content } of papers) form.append('file', new File([new Uint8Array(content)], name), name);
  return form;
}

export const uploadDocuments = (
  caller: ApiCaller,
  texts: FormFields,
  papers: UploadedFile[],
  key: string = randomUUID(),
): Promise<Response> =>
  caller.call('POST', `${DOCU_SAFE}/uploadFollowUpTaskDocument`, uploadForm(texts, papers), { 'idempotency-key': key });

export const postTaskAction = (caller: ApiCaller, body: unknown): Promise<Response> =>
  caller.call('POST', `${DOCU_SAFE}/uploadFollowUpTaskDocument`, body);

/** @param whose token of a mailed link, or "mine" for the signed-in borrower */
export async function requestsOf(caller: ApiCaller, whose = 'mine'): Promise<DocumentRequest[]> {
  const answer = await caller.call('GET', `${DOCU_SAFE}/getFollowUpTasks/${whose}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as DocumentRequest[];
}

export async function taskOf(answer: Response): Promise<FollowUpTask> {
  expect(answer.status).toBe(200);
  return (await answer.json()) as FollowUpTask;
}

/** Status, messages and code of an error response, without the random `errorId`. */
export async function errorOf(answer: Response) {
  const { errors, code } = (await answer.json()) as ErrorBody;
  return { status: answer.status, errors, ...(code === undefined ? {} : { code }) };
}
