/** Encrypted tokens for mailed links that show data without signing in. A link that does not work never reveals why. */
import type { FastifyRequest } from 'fastify';

import { addDays } from '../../base/clock/calendar.ts';
import type { Limits } from '../../base/limits/limits.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { NIL_UUID } from '../../base/wire/formats.ts';
import { loadKeyedHash, type KeyedHash } from '../../base/keyedHash.ts';
import { encryptLink, decryptLink, type LinkContent, type LinkPurpose } from './linkEncryption.ts';

const LIFETIME_LIMITS: Readonly<Record<LinkPurpose, keyof Limits>> = {
  summary: 'summaryLinkDays',
  valuation: 'valuationLinkDays',
  documents: 'documentLinkDays',
  preApproval: 'preApprovalLinkDays',
  sending: 'sendingLinkDays',
  income: 'incomeLinkDays',
  rateDrop: 'rateDropLinkDays',
  unsubscribe: 'unsubscribeLinkDays',
};

const loadLinkHash = (database: Sandbox['database']): Promise<KeyedHash> => loadKeyedHash(database, 'sealed-link');

/**
 * Returns the token of a link that is sent on the given day. It works any number of times through its last day, even after a reset of the
 * data.
 */
export async function createLinkToken(
  { database, limits }: Pick<Sandbox, 'database' | 'limits'>,
  purpose: LinkPurpose,
  { sentOn, ...content }: Omit<LinkContent, 'lastDay'> & { sentOn: string },
): Promise<string> {
  return encryptLink(await loadLinkHash(database), purpose, { ...content, lastDay: linkLastDay(limits, purpose, sentOn) });
}

export const linkLastDay = (limits: Limits, purpose: LinkPurpose, sentOn: string): string =>
  addDays(sentOn, limits[LIFETIME_LIMITS[purpose]]);

/** Requirements for a link. If the URL also names the loan officer, that officer must match the token. */
interface LinkRequirements {
  /** One purpose, or several that are equally acceptable. */
  purpose: LinkPurpose | readonly LinkPurpose[];
  officer?: string;
}

/** Decrypts a token. Returns null unless it was created here for the purpose (and the officer, if given) and has not expired on `today`. */
export function decryptLinkToken(
  hash: KeyedHash,
  token: string,
  today: string,
  { purpose, officer }: LinkRequirements,
): LinkContent | null {
  // All purposes are tried, so that the time does not reveal which one matched.
  const content = [purpose].flat().reduce<LinkContent | null>((found, one) => decryptLink(hash, one, token) ?? found, null);
  if (content === null || today > content.lastDay) return null;
  return officer === undefined || officer === content.officer ? content : null;
}

const INVALID_CONTENT: LinkContent = { contact: NIL_UUID, subject: NIL_UUID, officer: NIL_UUID, lastDay: '1970-01-01' };

/**
 * Opens a link and returns its content together with what `find` returned; null when the link is invalid or nothing was found. For an
 * invalid link, `find` is called with ids that do not exist, so that the time reveals nothing.
 */
export async function openLink<Found>(
  { database, clock }: Pick<Sandbox, 'database' | 'clock'>,
  token: string,
  wanted: LinkRequirements,
  find: (content: LinkContent) => Promise<Found | undefined>,
): Promise<{ content: LinkContent; found: Found } | null> {
  const content = decryptLinkToken(await loadLinkHash(database), token, clock.today(), wanted);
  const found = await find(content ?? INVALID_CONTENT);
  return content === null || found === undefined ? null : { content, found };
}

/** Removes trailing characters that a mail program or the surrounding sentence added to a link's token. */
export const trimLinkToken = (token: string): string => token.replace(/[^\w-]+$/, '');

/** Returns the token in the query string of a page that was opened by a mailed link. */
export function readQueryToken({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? trimLinkToken(token) : '';
}
