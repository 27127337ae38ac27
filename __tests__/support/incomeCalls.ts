/** The portal's income verification calls, made directly to the sandbox. */
import { randomUUID } from 'node:crypto';

import type { ErrorBody } from '#contract/refusals.ts';
import type { ContactTicket, IncomeCheck, PaperChange, PaperDetails, UploadedDocument } from '#contract/borrower/ocr.ts';

import { guestCaller, postToConsole, type ApiCaller } from './apiCaller.ts';
import { pdfOf, type PrintedValues } from '../../sandbox/areas/income/seeds/seededPaystub.ts';

export const OCR = '/api/borrower/api/ocr';

export interface IncomeLink {
  token: string;
  lastName: string;
  zip: string;
}

const LINKS = {
  fresh: 'Income: nothing sent yet, with somebody else on the application',
  toCheck: 'Income: papers were read, to be looked at',
  failed: 'Income: the check failed',
  sent: 'Income: sent to the agency',
  late: 'Income: the link has expired',
};

export type IncomeLinks = Record<keyof typeof LINKS, IncomeLink>;

/** Finds the seeded income links by their description in the sandbox's console. */
export async function incomeLinks(origin: string): Promise<IncomeLinks> {
  const { links } = (await (await fetch(`${origin}/sandbox.json`)).json()) as {
    links: { what: string; url: string; lastName?: string; zip?: string }[];
  };
  const linkOf = (what: string): IncomeLink => {
    const { url = '', lastName = '', zip = '' } = links.find((one) => one.what === what) ?? {};
    return { token: tokenIn(url), lastName, zip };
  };
  return Object.fromEntries(Object.entries(LINKS).map(([name, what]) => [name, linkOf(what)])) as IncomeLinks;
}

export const tokenIn = (url: string): string => new URL(url).pathname.split('/')[2] ?? '';

export const verifyContact = (guest: ApiCaller, { token, lastName, zip }: IncomeLink): Promise<Response> =>
  guest.call('GET', `${OCR}/validateContactBasicInfo/${token}/${encodeURIComponent(lastName)}/${encodeURIComponent(zip)}`);

/** A caller who has confirmed their last name and ZIP code. */
export interface VerifiedVisitor {
  link: IncomeLink;
  ticket: ContactTicket;
  call(method: string, path: string, body?: unknown, key?: string): Promise<Response>;
}

export async function openLink(origin: string, link: IncomeLink): Promise<VerifiedVisitor> {
  const guest = await guestCaller(origin);
  const answer = await verifyContact(guest, link);
  expect(answer.status).toBe(200);
  const ticket = (await answer.json()) as ContactTicket;
  return { link, ticket, call: withTicket(guest, ticket.ticket) };
}

export const withTicket =
  (guest: ApiCaller, ticket: string): VerifiedVisitor['call'] =>
  (method, path, body, key) =>
    guest.call(method, path, body, {
      'x-contact-ticket': ticket,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    });

export async function bodyOf<Body>(answer: Response): Promise<Body> {
  const body = (await answer.json()) as Body;
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
  return body;
}

/** Status, code and messages of an error response, without the random `errorId`. */
export async function errorOf(answer: Response) {
  const { errorId: _errorId, ...body } = (await answer.json()) as ErrorBody;
  return { status: answer.status, ...body };
}

export const loadIncomeCheck = async ({ call, link }: VerifiedVisitor): Promise<IncomeCheck> =>
  bodyOf(await call('GET', `${OCR}/getPaystubs/${link.token}`));

export const loadDocument = async ({ call }: VerifiedVisitor, documentId: string): Promise<PaperDetails> =>
  bodyOf(await call('GET', `${OCR}/getDocumentDetails/${documentId}`));

export const sendChange = ({ call }: VerifiedVisitor, change: PaperChange): Promise<Response> =>
  call('PUT', `${OCR}/aimcheck/update-parsed-data`, change);

export const changeDocument = async (holder: VerifiedVisitor, change: PaperChange): Promise<PaperDetails> =>
  bodyOf(await sendChange(holder, change));

export function formOf(files: { name: string; content: Buffer }[]): FormData {
  const form = new FormData();
  for (const { name, content } of files) form.append('files', new File([new Uint8Array(content)], name), name);
  return form;
}

export const sendUpload = (
  { call }: Pick<VerifiedVisitor, 'call'>,
  files: { name: string; content: Buffer }[],
  key: string = randomUUID(),
): Promise<Response> => call('POST', `${OCR}/upload-multiple`, formOf(files), key);

export const uploadDocuments = async (
  holder: VerifiedVisitor,
  files: { name: string; content: Buffer }[],
): Promise<UploadedDocument[]> => bodyOf(await sendUpload(holder, files));

/** A paystub as a PDF with a text layer, so that no OCR is needed. */
export const aPaystub = (printed: PrintedValues): Buffer => pdfOf(printed);

export async function pollUntil<Value>(get: () => Promise<Value>, isSo: (value: Value) => boolean, seconds = 20): Promise<Value> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const value = await get();
    if (isSo(value)) return value;
    if (Date.now() > deadline) throw new Error(`It never came: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

export const waitUntilRead = async (holder: VerifiedVisitor, documentId: string): Promise<PaperDetails> =>
  pollUntil(
    () => loadDocument(holder, documentId),
    ({ reading }) => reading !== 'reading',
  );

export const setService = async (origin: string, service: 'aim' | 'agency', behavior: 'pass' | 'fail' | 'slow' | 'drop') =>
  expect((await postToConsole(origin, 'income.json', { service, behavior })).status).toBe(200);

export async function mailsTo(origin: string, to: string) {
  const answer = await fetch(`${origin}/sandbox/inbox.json?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { mails: { subject: string; text: string; links: { url: string }[] }[] }).mails;
}
