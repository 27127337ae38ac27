import { pbkdf2, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';

import type { HumanCheckChallenge, IdentityConfirmed, IdentityQuestion } from '#contract/guests.ts';
import type { CreatedFundingAccount, GuestPaymentRequest, LoanFound, NewBankAccount, NewCard } from '#contract/payment.ts';
import { aCard, type Answer } from './payments.ts';

export interface Guest {
  origin: string;
  /** Calls a path below `/api/`. `key` is sent as the Idempotency-Key. */
  call<Body = ErrorAnswer>(
    method: string,
    path: string,
    options?: { body?: unknown; key?: string; headers?: Record<string, string> },
  ): Promise<GuestAnswer<Body>>;
}

export interface GuestAnswer<Body> extends Answer<Body> {
  /** Value of the Retry-After header, in seconds. */
  retryAfter: number | null;
}

export interface ErrorAnswer {
  errors: string[];
  code?: string;
  fields?: Record<string, string>;
  errorId: string;
}

export async function aGuest(origin: string): Promise<Guest> {
  const seen = await fetch(`${origin}/api/borrower/account`);
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(seen.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return {
    origin,
    async call<Body>(
      method: string,
      path: string,
      { body, key, headers = {} }: { body?: unknown; key?: string; headers?: Record<string, string> } = {},
    ): Promise<GuestAnswer<Body>> {
      const response = await fetch(`${origin}/api/${path}`, {
        method,
        headers: {
          cookie: `XSRF-TOKEN=${xsrf}`,
          'x-xsrf-token': decodeURIComponent(xsrf),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const after = response.headers.get('retry-after');
      return {
        status: response.status,
        body: (await response.json()) as Body,
        retryAfter: after === null ? null : Number(after),
      };
    },
  };
}

interface Overview {
  borrowers: {
    email: string;
    identity: { loanNumber: string; firstName: string; lastName: string; zip: string; ssnLast4: string } | null;
  }[];
  links: { what: string; url: string }[];
}

export const sandboxOverview = async (origin: string): Promise<Overview> =>
  (await (await fetch(`${origin}/sandbox.json`)).json()) as Overview;

/** Answers that pass a seeded borrower's identity check, without the human check's proof. */
export async function identityOf(origin: string, email: string): Promise<IdentityQuestion> {
  const { borrowers } = await sandboxOverview(origin);
  const { ssnLast4, ...identity } = borrowers.find((one) => one.email === email)!.identity!;
  return { ...identity, ssn: ssnLast4 };
}

export const aChallenge = async (origin: string): Promise<HumanCheckChallenge> =>
  (await (await fetch(`${origin}/human-check/challenge`)).json()) as HumanCheckChallenge;

const derive = promisify(pbkdf2);

/** Searches for the counter whose derived key starts with the challenge's prefix. */
export async function solveChallenge({ parameters }: HumanCheckChallenge): Promise<{ counter: number; derivedKey: string }> {
  const salt = Buffer.from(parameters.salt, 'hex');
  for (let counter = 0; ; counter += 1) {
    const password = Buffer.concat([Buffer.from(parameters.nonce, 'hex'), Buffer.alloc(4)]);
    password.writeUInt32BE(counter, password.length - 4);
    const derivedKey = (await derive(password, salt, parameters.cost, parameters.keyLength, 'sha256')).toString('hex');
    if (derivedKey.startsWith(parameters.keyPrefix)) return { counter, derivedKey };
  }
}

export const proofOf = (challenge: unknown, solution: unknown): string =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');

/** Solves a new challenge. The proof is valid for one use. */
export async function aProof(origin: string): Promise<string> {
  const challenge = await aChallenge(origin);
  return proofOf(challenge, await solveChallenge(challenge));
}

export const verifyIdentity = (guest: Guest, question: Partial<IdentityQuestion>) =>
  guest.call<IdentityConfirmed & ErrorAnswer>('POST', 'payment/loan/verifyidentity', { body: question });

export async function aTicket(guest: Guest, email: string): Promise<string> {
  const question = await identityOf(guest.origin, email);
  const { status, body } = await verifyIdentity(guest, { ...question, humanCheck: await aProof(guest.origin) });
  if (status !== 200) throw new Error(`The identity check failed: ${JSON.stringify(body)}`);
  return body.verificationTicket;
}

export const findByTicket = (guest: Guest, verificationTicket: string) =>
  guest.call<LoanFound & ErrorAnswer>('POST', 'payment/loan/findmyloan', { body: { verificationTicket } });

/** Creates a card or bank account for one payment, authorized by a ticket or a fee token. @returns its id */
export async function guestFundingAccount(
  guest: Guest,
  right: { verificationTicket: string } | { feeToken: string },
  account: NewCard | NewBankAccount = aCard(),
): Promise<string> {
  const { status, body } = await guest.call<CreatedFundingAccount>('POST', 'payment/fundingaccounts', {
    body: { ...account, ...right },
    key: randomUUID(),
  });
  if (status !== 200) throw new Error(`The funding account was refused: ${JSON.stringify(body)}`);
  return body.id;
}

/** Payment request for the amount due on the ticket's loan. */
export async function ticketPaymentRequest(
  guest: Guest,
  verificationTicket: string,
  changes: Partial<GuestPaymentRequest> = {},
): Promise<GuestPaymentRequest> {
  const { body } = await findByTicket(guest, verificationTicket);
  return {
    verificationTicket,
    fundingAccountId: changes.fundingAccountId ?? (await guestFundingAccount(guest, { verificationTicket })),
    amount: body.servicing.totalAmountDue!,
    dueDate: body.servicing.dueDate!,
    authorizationText: 'I authorize this payment of what is due today.',
    ...changes,
  };
}

export async function feeToken(origin: string, what: string): Promise<string> {
  const link = (await sandboxOverview(origin)).links.find((one) => one.what === what);
  return /\/pay\/fees\/([^/]+)\/mode$/.exec(link?.url ?? '')![1]!;
}
