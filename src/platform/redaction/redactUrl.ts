import { paths } from '#platform/routing/paths.ts';

import type { Placeholders } from './placeholders.ts';
import { TAG_LENGTH, type PlaceholderKind } from './rules/placeholderFormats.ts';
import { splitNames, treatmentsByName } from './rules/treatments.ts';
import { isLinkToken, REDACTED } from './secrets.ts';

const DUMMY_ORIGIN = 'https://portal.invalid';
/** Sample argument for URL builders. It marks the segments that would be personal data. */
const SAMPLE_VALUE = 'x';

/** Path segments that are fixed words in the URLs of the portal, its static documents and its APIs. They are never redacted. */
const FIXED_SEGMENTS = new Set([
  ...fixedSegmentsOf(paths),
  ...splitNames('api payment borrower notification agency oidc signup upload card ach edit config.json version.json unknown'),
]);

/** For some path segments, the kind of identifier that follows. */
const KIND_AFTER_SEGMENT = treatmentsByName([{ loan: 'loans rate-drop', email: 'send-documents' }]);
const TREATMENT_OF_PARAMETER = treatmentsByName([
  { loan: 'loan loanNumber', id: 'ref userPreferenceId', account: 'id', handle: 'step language' },
]);

/** Returns a path with query string, without origin, in which placeholders replace all personal data. */
export function redactUrl(address: string, placeholders: Placeholders, handle: (name: string) => string): string {
  if (!URL.canParse(address, DUMMY_ORIGIN)) return REDACTED;
  const { pathname, searchParams, hash } = new URL(address, DUMMY_ORIGIN);

  const segment = (text: string, before: string): string => {
    const value = decodeSegment(text);
    // A route pattern's parameter, such as `:id` or `*`, is not data.
    if (value === '' || value === '*' || /^:\w+\??$/.test(value) || FIXED_SEGMENTS.has(value)) return text;
    return encodeURIComponent(placeholderFor(value, KIND_AFTER_SEGMENT.get(before) ?? 'id', placeholders));
  };
  const parameter = (name: string, value: string): [string, string] => {
    const treatment = TREATMENT_OF_PARAMETER.get(name);
    if (treatment === 'handle') return [name, handle(value)];
    if (treatment !== undefined) return [name, placeholderFor(value, treatment, placeholders)];
    const shown =
      placeholders.knownPlaceholder(value) ?? (isLinkToken(value) ? placeholders.placeholder('link', value) : REDACTED);
    return [handle(name), shown];
  };

  const segments = pathname.split('/');
  const path = segments.map((text, index) => segment(text, segments[index - 1] ?? '')).join('/');
  const query = new URLSearchParams([...searchParams].map(([name, value]) => parameter(name, value)));
  const fragment = /^#[a-z-]{1,30}$/.test(hash) ? hash : '';
  return path + (query.size === 0 ? '' : `?${query.toString()}`) + fragment;
}

function placeholderFor(value: string, kind: PlaceholderKind, placeholders: Placeholders): string {
  const known = placeholders.knownPlaceholder(value);
  if (known !== null) return known;
  if (!isLinkToken(value) || kind === 'loan') return placeholders.placeholder(value.includes('@') ? 'email' : kind, value);
  learnLinkToken(value, placeholders);
  return placeholders.placeholder('link', value);
}

/** Learns a link token together with its tag (its last characters), so that both get the same placeholder. */
export function learnLinkToken(token: string, placeholders: Placeholders): void {
  placeholders.learn('link', token, token.slice(-TAG_LENGTH));
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
