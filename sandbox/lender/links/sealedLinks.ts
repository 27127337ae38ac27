/** Mailed links that show something without signing in. One that does not open never says why. */
import { addDays } from '../../base/clock/calendar.ts';
import type { Limits } from '../../base/limits/limits.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { keyedHash, type KeyedHash } from '../../base/keyedHash.ts';
import { seal, unseal, type LinkContent, type LinkPurpose } from './sealing.ts';

const LIVES: Readonly<Record<LinkPurpose, keyof Limits>> = {
  summary: 'summaryLinkDays',
  valuation: 'valuationLinkDays',
  documents: 'documentLinkDays',
  preApproval: 'preApprovalLinkDays',
  sending: 'sendingLinkDays',
  income: 'incomeLinkDays',
  rateDrop: 'rateDropLinkDays',
  unsubscribe: 'unsubscribeLinkDays',
};

const keyed = (database: Sandbox['database']): Promise<KeyedHash> => keyedHash(database, 'sealed-link');

/** The token of a link that is sent on a day. It opens through its last day as often as anybody likes, also after a reset. */
export async function sealLink(
  { database, limits }: Pick<Sandbox, 'database' | 'limits'>,
  purpose: LinkPurpose,
  { sentOn, ...content }: Omit<LinkContent, 'lastDay'> & { sentOn: string },
): Promise<string> {
  return seal(await keyed(database), purpose, { ...content, lastDay: lastDayOf(limits, purpose, sentOn) });
}

export const lastDayOf = (limits: Limits, purpose: LinkPurpose, sentOn: string): string =>
  addDays(sentOn, limits[LIVES[purpose]]);

/** Where the address names the officer beside the token, that one has to be the link's. */
interface Wanted {
  /** One, or several that do the same work. */
  purpose: LinkPurpose | readonly LinkPurpose[];
  officer?: string;
}

/** What a token says on a day; null unless it was sealed here for the purpose, by that officer, and its last day is not over. */
export function readLink(hash: KeyedHash, token: string, today: string, { purpose, officer }: Wanted): LinkContent | null {
  // All are tried, so that the time does not tell which one it is.
  const content = [purpose].flat().reduce<LinkContent | null>((found, one) => unseal(hash, one, token) ?? found, null);
  if (content === null || today > content.lastDay) return null;
  return officer === undefined || officer === content.officer ? content : null;
}

const NIL = '00000000-0000-0000-0000-000000000000';
const NOTHING: LinkContent = { contact: NIL, subject: NIL, officer: NIL, lastDay: '1970-01-01' };

/**
 * What a link leads to, with its content; null when it does not open or leads to nothing. `find` asks the database in every case, for
 * a link that does not open with identifiers that nobody has, so that the time tells nothing.
 */
export async function openLink<Found>(
  { database, clock }: Pick<Sandbox, 'database' | 'clock'>,
  token: string,
  wanted: Wanted,
  find: (content: LinkContent) => Promise<Found | undefined>,
): Promise<{ content: LinkContent; found: Found } | null> {
  const content = readLink(await keyed(database), token, clock.today(), wanted);
  const found = await find(content ?? NOTHING);
  return content === null || found === undefined ? null : { content, found };
}
