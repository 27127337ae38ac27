import { paths } from '#platform/routing/paths.ts';

import { namesIn, type StandInKind } from './rules/decisions.ts';
import { QUERY_PARAMETERS } from './rules/places.ts';
import { isLinkToken, REDACTED } from './secrets.ts';
import { TAG_SIGNS, type StandIns } from './standIns.ts';

const HERE = 'https://portal.invalid';
/** Sample argument for URL builders. It marks the segments that would be personal data. */
const MARK = 'x';

/** Path segments that are fixed words in the URLs of the portal, its static documents and its APIs. They are never redacted. */
const WORDS = new Set([
  ...segmentsIn(paths),
  ...namesIn('api payment borrower notification agency oidc signup upload card ach edit config.json version.json unknown'),
]);

/** For some path segments, the kind of identifier that follows. */
const AFTER: Record<string, StandInKind> = { loans: 'loan', 'rate-drop': 'loan', 'send-documents': 'email' };

/** Returns a path with query string, without origin, in which placeholders replace all personal data. */
export function redactAddress(address: string, standIns: StandIns, handle: (name: string) => string): string {
  if (!URL.canParse(address, HERE)) return REDACTED;
  const { pathname, searchParams, hash } = new URL(address, HERE);

  const segment = (text: string, before: string | undefined): string => {
    const value = decoded(text);
    // A route pattern's parameter, such as `:id` or `*`, is not data.
    if (value === '' || value === '*' || /^:\w+\??$/.test(value) || WORDS.has(value)) return text;
    return encodeURIComponent(valueInstead(value, AFTER[before ?? ''] ?? 'id', standIns));
  };
  const segments = pathname.split('/');
  const path = segments.map((text, index) => segment(text, segments[index - 1])).join('/');

  const query = new URLSearchParams();
  for (const [name, value] of searchParams) {
    const decision = Object.hasOwn(QUERY_PARAMETERS, name) ? QUERY_PARAMETERS[name] : undefined;
    if (decision === 'handle') query.append(name, handle(value));
    else if (decision === 'loan' || decision === 'id' || decision === 'account')
      query.append(name, valueInstead(value, decision, standIns));
    else query.append(handle(name), standIns.ofKnown(value) ?? (isLinkToken(value) ? standIns.of('link', value) : REDACTED));
  }
  const fragment = /^#[a-z-]{1,30}$/.test(hash) ? hash : '';
  return path + (query.size === 0 ? '' : `?${query.toString()}`) + fragment;
}

function valueInstead(value: string, kind: StandInKind, standIns: StandIns): string {
  const known = standIns.ofKnown(value);
  if (known !== null) return known;
  if (isLinkToken(value) && kind !== 'loan') meetLink(value, standIns);
  else standIns.meet(value.includes('@') ? 'email' : kind, value);
  return standIns.ofKnown(value) ?? REDACTED;
}

/** Learns a link token together with its tag (its last characters), so that both get the same placeholder. */
export function meetLink(token: string, standIns: StandIns): void {
  standIns.meetTogether('link', [token, token.slice(-TAG_SIGNS)]);
}

function segmentsIn(known: unknown): string[] {
  if (typeof known === 'string') return known.split(/[/?#]/);
  // For a URL builder, the segments that do not depend on its argument are fixed words.
  if (typeof known === 'function') return segmentsIn((known as (value: string) => string)(MARK)).filter((word) => word !== MARK);
  return typeof known === 'object' && known !== null ? Object.values(known).flatMap(segmentsIn) : [];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
