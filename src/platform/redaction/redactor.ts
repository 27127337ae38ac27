/**
 * Redacts everything that DevTools, problem reports and logs may show. It decides by field name, by location and by the shape of a value,
 * and redacts whatever has no rule.
 */
import { learnLinkToken, redactUrl } from './redactUrl.ts';
import { fieldRules } from './rules/fieldRules.ts';
import type { Treatment, PlaceholderKind } from './rules/treatments.ts';
import { isLinkToken, REDACTED, replaceSecrets, type Replace } from './secrets.ts';
import { createPlaceholders } from './placeholders.ts';
import {
  createCopyingTraversal,
  createLearningTraversal,
  NO_OWNER,
  type NameOwner,
  type Traversal,
  isFields,
  type Fields,
} from './traversal.ts';

/**
 * Redacts an RTK Query cache key: `endpoint(<JSON>)`, or a name and parts separated by spaces.
 * @param argumentOf returns the redacted argument of an endpoint
 * @param part redacts a part that is not an argument
 */
function redactCacheKey(
  key: string,
  argumentOf: (argument: unknown, endpoint: string) => unknown,
  part: (text: string) => string,
): string {
  const { endpoint, json } = /^(?<endpoint>\w+)\((?<json>.*)\)$/s.exec(key)?.groups ?? {};
  if (endpoint !== undefined && json !== undefined) {
    if (json === 'undefined') return key;
    const argument = parseJson(json);
    return argument === undefined ? part(key) : `${endpoint}(${serializeSorted(argumentOf(argument, endpoint))})`;
  }
  return key.split(' ').map(part).join(' ');
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Serializes an argument with sorted keys, as RTK Query does. */
const serializeSorted = (argument: unknown): string =>
  JSON.stringify(argument, (_name, value: unknown) =>
    isFields(value)
      ? Object.keys(value)
          .sort()
          .reduce<Fields>((all, name) => ({ ...all, [name]: value[name] }), {})
      : value,
  );

/** A lender's additional rules from the runtime document (`support.redaction`). They can only redact more. */
export interface LenderRules {
  fields?: readonly string[];
  /** Regular expressions. Their matches in texts are redacted. */
  patterns?: readonly string[];
}

/** Redactor for one report file or one page's DevTools. Within it, the same person, loan or address always gets the same placeholder. */
export interface Redactor {
  /** Learns which identifiers and names belong together, such as the ids of one loan, before anything is written. */
  learn(value: unknown): void;
  /**
   * Returns a redacted copy. The same object returns the same copy, so that shared parts stay shared.
   * @param place the field that holds the value, its endpoint, or the action type
   */
  value(value: unknown, place?: string): unknown;
  /** Redacts a text: secrets by their shape, and all personal data that the redactor has learned. */
  text(text: string): string;
  /** Redacts a path with query string, without origin: values in it become placeholders. */
  url(address: string): string;
}

export function createRedactor(lenders: LenderRules = {}): Redactor {
  const rules = fieldRules(lenders.fields ?? []);
  const patterns = (lenders.patterns ?? []).map((pattern) => new RegExp(pattern, 'gu'));
  const standIns = createPlaceholders();
  const replaceSecret: Replace = (kind, found) =>
    kind === 'email' || kind === 'phone' || kind === 'id' ? standIns.placeholder(kind, found) : REDACTED;
  const kept = (text: string): string => replaceSecrets(text, replaceSecret, { patterns });
  const text = (words: string): string =>
    replaceSecrets(words, replaceSecret, { patterns, replaceKnown: (parts) => standIns.words.replaceIn(parts) });
  const handle = (name: string): string => {
    if (CODE_IDENTIFIER.test(name) && kept(name) === name && standIns.knownPlaceholder(name) === null) return text(name);
    return standIns.placeholder('id', name);
  };
  /** Parts of a cache key are names in the code, ids, email addresses or list indexes. */
  const cachePart = (part: string): string =>
    standIns.knownPlaceholder(part) ??
    (/^\d{1,4}$/.test(part) ? part : part.includes('@') ? standIns.placeholder('email', part) : handle(part));
  const url = (whole: string): string => redactUrl(whole, standIns, handle);

  const learnArgument = (argument: unknown, endpoint: string): unknown => {
    learning(argument, endpoint, rules.argument(endpoint));
    return argument;
  };
  const argumentInstead = (argument: unknown, endpoint: string): unknown =>
    redacting(argument, endpoint, rules.argument(endpoint));

  const learning: Traversal<void> = createLearningTraversal(rules, {
    leaf: (decision, value, place, holder) => {
      if (typeof value !== 'string') {
        const kind = placeholderKindOf(decision, holder);
        if (typeof value === 'number' && kind !== null) standIns.meet(kind, String(value));
      } else if (value !== '') learn(decision, value, place, holder);
    },
    key: (decision, key) => learn(decision, key, '', NO_OWNER),
    holder: ({ role, name }, loans) => {
      if (name !== null) standIns.meet(role, name);
      if (loans.length > 0) standIns.learnTogether('loan', loans);
    },
  });

  function learn(decision: Treatment | undefined, value: string, place: string, holder: NameOwner): void {
    if ((place === 'token' || place === 'contactId') && isLinkToken(value)) learnLinkToken(value, standIns);
    if (decision === 'cacheKey') redactCacheKey(value, learnArgument, (part) => part);
    if (decision === 'subject' && !value.startsWith(GUEST_PREFIX)) standIns.meet('loan', value);
    const kind = placeholderKindOf(decision, holder);
    if (kind === 'bank' && isCardBrand(value)) return;
    if (kind !== null && !(isNamePart(place) && holder.name !== null)) standIns.meet(kind, value);
  }

  const redacting: Traversal<unknown> = createCopyingTraversal(rules, {
    leaf: (decision, value, place, holder) => {
      if (decision === 'picture') return '';
      if (decision === 'secret' || decision === 'words') return decision === 'words' ? REDACTED_WORDS : REDACTED;
      if (typeof value === 'string') return value === '' ? '' : redactText(decision, value, place, holder);
      if (typeof value === 'number') return redactNumber(decision, value, holder);
      if (typeof value === 'boolean') return decision === undefined || decision === 'inside' ? false : value;
      return typeof value === 'object' ? REDACTED : undefined;
    },
    key: (decision, key) => redactText(decision, key, '', NO_OWNER),
    name: (name) => (name.length <= MAX_FIELD_NAME_LENGTH ? handle(name) : standIns.placeholder('id', name)),
  });

  function redactText(decision: Treatment | undefined, value: string, place: string, holder: NameOwner): string {
    switch (decision) {
      case undefined:
      case 'inside':
      case 'secret':
        return REDACTED;
      case 'words':
        return REDACTED_WORDS;
      case 'asIs':
        return value;
      case 'keep':
        return kept(value);
      case 'text':
        return text(value);
      case 'path':
        return url(value);
      case 'handle':
        return handle(value);
      case 'cacheKey':
        return redactCacheKey(value, argumentInstead, cachePart);
      case 'subject':
        return redactSubject(value);
      case 'bank':
        return isCardBrand(value) ? value : standIns.placeholder('bank', value);
      default:
        return standIns.placeholder(
          placeholderKindOf(decision, holder) ?? 'id',
          isNamePart(place) ? (holder.name ?? value) : value,
        );
    }
  }

  function redactSubject(subject: string): string {
    const { prefix, rest } = /^(?<prefix>guest\.(?:loan|fee)\.)(?<rest>.+)$/.exec(subject)?.groups ?? {};
    if (prefix === undefined || rest === undefined) return standIns.placeholder('loan', subject);
    return prefix + standIns.placeholder('id', rest);
  }

  function redactNumber(decision: Treatment | undefined, value: number, holder: NameOwner): number {
    if (decision === 'keep' || decision === 'asIs' || decision === 'cacheKey')
      return Math.abs(value) < MAX_KEPT_NUMBER ? value : 0;
    const kind = placeholderKindOf(decision, holder);
    return kind === null || kind === 'borrower' || kind === 'officer' ? 0 : standIns.placeholderNumber(kind, String(value));
  }

  return {
    learn: (value) => learning(value, ''),
    value: (value, place = '') => {
      learning(value, place);
      return redacting(value, place);
    },
    text,
    url,
  };
}

const REDACTED_WORDS = '[words]';
const GUEST_PREFIX = 'guest.';
/** Matches identifiers in the code, such as `ALL` or `mine`. */
const CODE_IDENTIFIER = /^[A-Za-z_@$][A-Za-z_:./-]*$/;
const MAX_FIELD_NAME_LENGTH = 60;
/** Counts and timestamps in milliseconds are smaller; card numbers are larger. */
const MAX_KEPT_NUMBER = 1e14;

const isCardBrand = (issuer: string): boolean => /^(?:visa|mastercard|discover|american express)$/i.test(issuer);

const isNamePart = (place: string): boolean =>
  place === 'firstName' || place === 'lastName' || place === 'given_name' || place === 'family_name';

/** Returns the kind of placeholder for a field; null if it does not get one. */
function placeholderKindOf(decision: Treatment | undefined, { role }: NameOwner): PlaceholderKind | null {
  switch (decision) {
    case 'person':
      return role;
    case 'loan':
    case 'address':
    case 'city':
    case 'zip':
    case 'branch':
    case 'bank':
    case 'email':
    case 'phone':
    case 'account':
    case 'document':
    case 'file':
    case 'id':
      return decision;
    default:
      return null;
  }
}
