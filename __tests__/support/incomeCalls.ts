/** The portal's income verification calls, made directly to the sandbox. */
import { randomUUID } from 'node:crypto';

import type { ErrorBody } from '#contract/refusals.ts';
import type { ContactTicket, IncomeCheck, PaperChange, PaperDetails, UploadedDocument } from '#contract/borrower/ocr.ts';

import { guestCaller, tellSandbox, type ApiCaller } from './apiCaller.ts';
import { pdfOf, type Printed } from '../../sandbox/areas/income/seeds/seededPaystub.ts';

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

export const ask = (guest: ApiCaller, { token, lastName, zip }: IncomeLink): Promise<Response> =>
  guest.call('GET', `${OCR}/validateContactBasicInfo/${token}/${encodeURIComponent(lastName)}/${encodeURIComponent(zip)}`);

/** A caller who has confirmed their last name and ZIP code. */
export interface LinkHolder {
  link: IncomeLink;
  ticket: ContactTicket;
  call(method: string, path: string, body?: unknown, key?: string): Promise<Response>;
}

export async function openLink(origin: string, link: IncomeLink): Promise<LinkHolder> {
  const guest = await guestCaller(origin);
  const answer = await ask(guest, link);
  expect(answer.status).toBe(200);
  const ticket = (await answer.json()) as ContactTicket;
  return { link, ticket, call: withTicket(guest, ticket.ticket) };
}

export const withTicket =
  (guest: ApiCaller, ticket: string): LinkHolder['call'] =>
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
export async function refusalOf(answer: Response) {
  const { errorId: _errorId, ...body } = (await answer.json()) as ErrorBody;
  return { status: answer.status, ...body };
}

export const overview = async ({ call, link }: LinkHolder): Promise<IncomeCheck> =>
  bodyOf(await call('GET', `${OCR}/getPaystubs/${link.token}`));

export const paper = async ({ call }: LinkHolder, documentId: string): Promise<PaperDetails> =>
  bodyOf(await call('GET', `${OCR}/getDocumentDetails/${documentId}`));

export const tryChange = ({ call }: LinkHolder, change: PaperChange): Promise<Response> =>
  call('PUT', `${OCR}/aimcheck/update-parsed-data`, change);

export const changed = async (holder: LinkHolder, change: PaperChange): Promise<PaperDetails> =>
  bodyOf(await tryChange(holder, change));

export function formOf(files: { name: string; content: Buffer }[]): FormData {
  const form = new FormData();
  for (const { name, content } of files) form.append('files', new File([new Uint8Array(content)], name), name);
  return form;
}

export const trySend = (
  { call }: Pick<LinkHolder, 'call'>,
  files: { name: string; content: Buffer }[],
  key: string = randomUUID(),
): Promise<Response> => call('POST', `${OCR}/upload-multiple`, formOf(files), key);

export const sent = async (holder: LinkHolder, files: { name: string; content: Buffer }[]): Promise<UploadedDocument[]> =>
  bodyOf(await trySend(holder, files));

/** A paystub as a PDF with a text layer, so that no OCR is needed. */
export const aPaystub = (printed: Printed): Buffer => pdfOf(printed);

export async function until<Value>(get: () => Promise<Value>, isSo: (value: Value) => boolean, seconds = 20): Promise<Value> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const value = await get();
    if (isSo(value)) return value;
    if (Date.now() > deadline) throw new Error(`It never came: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

export const isRead = async (holder: LinkHolder, documentId: string): Promise<PaperDetails> =>
  until(
    () => paper(holder, documentId),
    ({ reading }) => reading !== 'reading',
  );

export const setService = async (origin: string, service: 'aim' | 'agency', behavior: 'pass' | 'fail' | 'slow' | 'drop') =>
  expect((await tellSandbox(origin, 'income.json', { service, behavior })).status).toBe(200);

export async function mailsTo(origin: string, to: string) {
  const answer = await fetch(`${origin}/sandbox/inbox.json?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { mails: { subject: string; text: string; links: { url: string }[] }[] }).mails;
}
