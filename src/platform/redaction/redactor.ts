/**
 * Redacts everything that DevTools, problem reports and logs may show. It decides by field name, by location and by the shape of a value,
 * and redacts whatever has no rule.
 */
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';

import { createPlaceholders } from './placeholders.ts';
import { learnLinkToken, redactUrl } from './redactUrl.ts';
import { argumentTreatment, treatmentOfField } from './rules/fieldRules.ts';
import { isPlaceholderKind, type PlaceholderKind } from './rules/placeholderFormats.ts';
import { TOP_LEVEL } from './rules/places.ts';
import type { Treatment } from './rules/treatments.ts';
import { isLinkToken, REDACTED, replaceSecrets, type Replace } from './secrets.ts';
import { createTraversal, type NameOwner, type Traversal } from './traversal.ts';

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
  const denied = new Set(lenders.fields);
  const patterns = (lenders.patterns ?? []).map((pattern) => new RegExp(pattern, 'gu'));
  const placeholders = createPlaceholders();

  const replaceSecret: Replace = (kind, found) =>
    kind === 'email' || kind === 'phone' || kind === 'id' ? placeholders.placeholder(kind, found) : REDACTED;
  const kept = (text: string): string => replaceSecrets(text, replaceSecret, { patterns });
  const text = (words: string): string =>
    replaceSecrets(words, replaceSecret, { patterns, replaceKnown: (parts) => placeholders.words.replaceIn(parts) });
  const handle = (name: string): string =>
    CODE_IDENTIFIER.test(name) && kept(name) === name && placeholders.knownPlaceholder(name) === null
      ? text(name)
      : placeholders.placeholder('id', name);
  const url = (address: string): string => redactUrl(address, placeholders, handle);
  /** Parts of a cache key are names in the code, ids, email addresses or list indexes. */
  const cacheKeyPart = (part: string): string => {
    if (/^\d{1,4}$/.test(part)) return placeholders.knownPlaceholder(part) ?? part;
    return placeholders.knownPlaceholder(part) ?? (part.includes('@') ? placeholders.placeholder('email', part) : handle(part));
  };

  /** How texts are written, where this is not a placeholder of their own kind. */
  const writers: Partial<Record<Treatment, (value: string) => string>> = {
    asIs: (value) => value,
    keep: kept,
    text,
    path: url,
    handle,
    cacheKey: (key) => convertCacheKey(key, redacting, cacheKeyPart),
    subject: (subject) => {
      const [, prefix = '', id = ''] = GUEST_SUBJECT.exec(subject) ?? [];
      return prefix === '' ? placeholders.placeholder('loan', subject) : prefix + placeholders.placeholder('id', id);
    },
    bank: (issuer) => (CARD_BRAND.test(issuer) ? issuer : placeholders.placeholder('bank', issuer)),
  };

  // A field that the lender denies is learned all the same, so that its value is found in texts.
  const learning: Traversal = createTraversal(
    treatmentOfField,
    (value, treatment, place, owner) => {
      if ((typeof value === 'string' && value !== '') || typeof value === 'number') learn(String(value), treatment, place, owner);
      return value;
    },
    ([identifier, ...others]) => {
      if (identifier !== undefined) placeholders.learn('loan', identifier, ...others);
    },
  );

  function learn(value: string, treatment: Treatment | undefined, place: string, owner: NameOwner): void {
    if ((place === 'token' || place === 'contactId') && isLinkToken(value)) learnLinkToken(value, placeholders);
    if (treatment === 'cacheKey') convertCacheKey(value, learning, (part) => part);
    if (treatment === 'subject' && !GUEST_SUBJECT.test(value)) placeholders.learn('loan', value);
    const kind = placeholderKindOf(treatment, owner);
    if (kind !== null && !(kind === 'bank' && CARD_BRAND.test(value))) placeholders.learn(kind, nameOf(value, place, owner));
  }

  const redacting: Traversal = createTraversal(
    (name, place) => (denied.has(name) ? 'secret' : treatmentOfField(name, place)),
    (value, treatment, place, owner) => {
      if (treatment === 'picture') return '';
      if (treatment === 'secret') return REDACTED;
      if (treatment === 'words') return REDACTED_WORDS;
      const kind = placeholderKindOf(treatment, owner);
      switch (typeof value) {
        case 'string':
          if (value === '') return '';
          if (treatment !== undefined && writers[treatment] !== undefined) return writers[treatment](value);
          return kind === null ? REDACTED : placeholders.placeholder(kind, nameOf(value, place, owner));
        case 'number':
          if (treatment === 'keep' || treatment === 'asIs' || treatment === 'cacheKey')
            return Math.abs(value) < MAX_KEPT_NUMBER ? value : 0;
          return kind === null || treatment === 'person' ? 0 : placeholders.placeholderNumber(kind, String(value));
        case 'boolean':
          return treatment !== undefined && treatment !== 'inside' && value;
        case 'object':
          return REDACTED;
        default:
          return undefined;
      }
    },
  );

  return {
    learn: (value) => void learning(value, TOP_LEVEL),
    value: (value, place = TOP_LEVEL) => {
      learning(value, place);
      return redacting(value, place);
    },
    text,
    url,
  };
}

const REDACTED_WORDS = '[words]';
const GUEST_SUBJECT = /^(guest\.(?:loan|fee)\.)(.+)$/;
/** Matches identifiers in the code, such as `ALL` or `mine`. */
const CODE_IDENTIFIER = /^[A-Za-z_@$][A-Za-z_:./-]{0,59}$/;
const CARD_BRAND = /^(?:visa|mastercard|discover|american express)$/i;
/** Counts and timestamps in milliseconds are smaller; card numbers are larger. */
const MAX_KEPT_NUMBER = 1e14;
const NAME_PARTS = ['firstName', 'lastName', 'given_name', 'family_name'];

/** Part of a name stands for the whole name of its owner. */
const nameOf = (value: string, place: string, { name }: NameOwner): string =>
  NAME_PARTS.includes(place) && name !== '' ? name : value;

/** Returns the kind of placeholder for a field; null if it does not get one. */
function placeholderKindOf(treatment: Treatment | undefined, { role }: NameOwner): PlaceholderKind | null {
  if (treatment === 'person') return role;
  return treatment !== undefined && isPlaceholderKind(treatment) ? treatment : null;
}

/**
 * Converts an RTK Query cache key: `endpoint(<JSON>)`, or a name and parts separated by spaces.
 * @param convert converts the argument of an endpoint
 * @param convertPart converts a part that is not an argument
 */
function convertCacheKey(key: string, convert: Traversal, convertPart: (part: string) => string): string {
  const [, endpointName, json = ''] = /^(\w+)\((.*)\)$/s.exec(key) ?? [];
  if (endpointName === undefined) return key.split(' ').map(convertPart).join(' ');
  if (json === 'undefined') return key;
  const argument = parseJson(json);
  if (argument === undefined) return convertPart(key);
  const queryArgs = convert(argument, endpointName, argumentTreatment(endpointName));
  return defaultSerializeQueryArgs({ endpointName, queryArgs } as Parameters<typeof defaultSerializeQueryArgs>[0]);
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
