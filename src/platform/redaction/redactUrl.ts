import { paths } from '#platform/routing/paths.ts';

import { splitNames, type PlaceholderKind } from './rules/treatments.ts';
import { QUERY_PARAMETERS } from './rules/places.ts';
import { isLinkToken, REDACTED } from './secrets.ts';
import { TAG_LENGTH, type Placeholders } from './placeholders.ts';

const DUMMY_ORIGIN = 'https://portal.invalid';
/** Sample argument for URL builders. It marks the segments that would be personal data. */
const SAMPLE_VALUE = 'x';

/** Path segments that are fixed words in the URLs of the portal, its static documents and its APIs. They are never redacted. */
const FIXED_SEGMENTS = new Set([
  ...fixedSegmentsOf(paths),
  ...splitNames('api payment borrower notification agency oidc signup upload card ach edit config.json version.json unknown'),
]);

/** For some path segments, the kind of identifier that follows. */
const KIND_AFTER_SEGMENT: Record<string, PlaceholderKind> = { loans: 'loan', 'rate-drop': 'loan', 'send-documents': 'email' };

/** Returns a path with query string, without origin, in which placeholders replace all personal data. */
export function redactUrl(address: string, standIns: Placeholders, handle: (name: string) => string): string {
  if (!URL.canParse(address, DUMMY_ORIGIN)) return REDACTED;
  const { pathname, searchParams, hash } = new URL(address, DUMMY_ORIGIN);

  const segment = (text: string, before: string | undefined): string => {
    const value = decodeSegment(text);
    // A route pattern's parameter, such as `:id` or `*`, is not data.
    if (value === '' || value === '*' || /^:\w+\??$/.test(value) || FIXED_SEGMENTS.has(value)) return text;
    return encodeURIComponent(placeholderFor(value, KIND_AFTER_SEGMENT[before ?? ''] ?? 'id', standIns));
  };
  const segments = pathname.split('/');
  const path = segments.map((text, index) => segment(text, segments[index - 1])).join('/');

  const query = new URLSearchParams();
  for (const [name, value] of searchParams) {
    const decision = Object.hasOwn(QUERY_PARAMETERS, name) ? QUERY_PARAMETERS[name] : undefined;
    if (decision === 'handle') query.append(name, handle(value));
    else if (decision === 'loan' || decision === 'id' || decision === 'account')
      query.append(name, placeholderFor(value, decision, standIns));
    else
      query.append(
        handle(name),
        standIns.knownPlaceholder(value) ?? (isLinkToken(value) ? standIns.placeholder('link', value) : REDACTED),
      );
  }
  const fragment = /^#[a-z-]{1,30}$/.test(hash) ? hash : '';
  return path + (query.size === 0 ? '' : `?${query.toString()}`) + fragment;
}

function placeholderFor(value: string, kind: PlaceholderKind, standIns: Placeholders): string {
  const known = standIns.knownPlaceholder(value);
  if (known !== null) return known;
  if (isLinkToken(value) && kind !== 'loan') learnLinkToken(value, standIns);
  else standIns.meet(value.includes('@') ? 'email' : kind, value);
  return standIns.knownPlaceholder(value) ?? REDACTED;
}

/** Learns a link token together with its tag (its last characters), so that both get the same placeholder. */
export function learnLinkToken(token: string, standIns: Placeholders): void {
  standIns.learnTogether('link', [token, token.slice(-TAG_LENGTH)]);
}

function fixedSegmentsOf(known: unknown): string[] {
  if (typeof known === 'string') return known.split(/[/?#]/);
  // For a URL builder, the segments that do not depend on its argument are fixed words.
  if (typeof known === 'function')
    return fixedSegmentsOf((known as (value: string) => string)(SAMPLE_VALUE)).filter((word) => word !== SAMPLE_VALUE);
  return typeof known === 'object' && known !== null ? Object.values(known).flatMap(fixedSegmentsOf) : [];
}

function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
