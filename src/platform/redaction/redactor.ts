/**
 * Redacts everything that DevTools, problem reports and logs may show. It decides by field name, by location and by the shape of a value,
 * and redacts whatever has no rule.
 */
import { meetLink, redactAddress } from './addresses.ts';
import { redactCacheKey } from './cacheKeys.ts';
import { fieldRules } from './rules/fieldRules.ts';
import type { Decision, StandInKind } from './rules/decisions.ts';
import { isLinkToken, REDACTED, replaceSecrets, type Replace } from './secrets.ts';
import { createStandIns } from './standIns.ts';
import { createCopyingWalk, createLearningWalk, NOBODY, type Holder, type Walk } from './walk.ts';

/** A lender's additional rules from the runtime document (`support.redaction`). They can only redact more. */
export interface LendersRules {
  /** Names of additional fields to redact. */
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
  address(address: string): string;
}

export function createRedactor(lenders: LendersRules = {}): Redactor {
  const rules = fieldRules(lenders.fields ?? []);
  const patterns = (lenders.patterns ?? []).map((pattern) => new RegExp(pattern, 'gu'));
  const standIns = createStandIns();
  const instead: Replace = (kind, found) =>
    kind === 'email' || kind === 'phone' || kind === 'id' ? standIns.of(kind, found) : REDACTED;
  const kept = (text: string): string => replaceSecrets(text, instead, { patterns });
  const text = (words: string): string =>
    replaceSecrets(words, instead, { patterns, replaceKnown: (parts) => standIns.words.replaceIn(parts) });
  const handle = (name: string): string => {
    if (HANDLE.test(name) && kept(name) === name && standIns.ofKnown(name) === null) return text(name);
    return standIns.of('id', name);
  };
  /** Parts of a cache key are names in the code, ids, email addresses or list indexes. */
  const cachePart = (part: string): string =>
    standIns.ofKnown(part) ?? (/^\d{1,4}$/.test(part) ? part : part.includes('@') ? standIns.of('email', part) : handle(part));
  const address = (whole: string): string => redactAddress(whole, standIns, handle);

  const learnArgument = (argument: unknown, endpoint: string): unknown => {
    learning(argument, endpoint, rules.argument(endpoint));
    return argument;
  };
  const argumentInstead = (argument: unknown, endpoint: string): unknown =>
    redacting(argument, endpoint, rules.argument(endpoint));

  const learning: Walk<void> = createLearningWalk(rules, {
    leaf: (decision, value, place, holder) => {
      if (typeof value !== 'string') {
        const kind = kindOf(decision, holder);
        if (typeof value === 'number' && kind !== null) standIns.meet(kind, String(value));
      } else if (value !== '') learn(decision, value, place, holder);
    },
    key: (decision, key) => learn(decision, key, '', NOBODY),
    holder: ({ role, name }, loans) => {
      if (name !== null) standIns.meet(role, name);
      if (loans.length > 0) standIns.meetTogether('loan', loans);
    },
  });

  function learn(decision: Decision | undefined, value: string, place: string, holder: Holder): void {
    if ((place === 'token' || place === 'contactId') && isLinkToken(value)) meetLink(value, standIns);
    if (decision === 'cacheKey') redactCacheKey(value, learnArgument, (part) => part);
    if (decision === 'subject' && !value.startsWith(GUEST)) standIns.meet('loan', value);
    const kind = kindOf(decision, holder);
    if (kind === 'bank' && isBrand(value)) return;
    if (kind !== null && !(isPart(place) && holder.name !== null)) standIns.meet(kind, value);
  }

  const redacting: Walk<unknown> = createCopyingWalk(rules, {
    leaf: (decision, value, place, holder) => {
      if (decision === 'picture') return '';
      if (decision === 'secret' || decision === 'words') return decision === 'words' ? WORDS : REDACTED;
      if (typeof value === 'string') return value === '' ? '' : textInstead(decision, value, place, holder);
      if (typeof value === 'number') return numberInstead(decision, value, holder);
      if (typeof value === 'boolean') return decision === undefined || decision === 'inside' ? false : value;
      return typeof value === 'object' ? REDACTED : undefined;
    },
    key: (decision, key) => textInstead(decision, key, '', NOBODY),
    name: (name) => (name.length <= LONGEST_NAME ? handle(name) : standIns.of('id', name)),
  });

  function textInstead(decision: Decision | undefined, value: string, place: string, holder: Holder): string {
    switch (decision) {
      case undefined:
      case 'inside':
      case 'secret':
        return REDACTED;
      case 'words':
        return WORDS;
      case 'asIs':
        return value;
      case 'keep':
        return kept(value);
      case 'text':
        return text(value);
      case 'path':
        return address(value);
      case 'handle':
        return handle(value);
      case 'cacheKey':
        return redactCacheKey(value, argumentInstead, cachePart);
      case 'subject':
        return subjectInstead(value);
      case 'bank':
        return isBrand(value) ? value : standIns.of('bank', value);
      default:
        return standIns.of(kindOf(decision, holder) ?? 'id', isPart(place) ? (holder.name ?? value) : value);
    }
  }

  function subjectInstead(subject: string): string {
    const { prefix, rest } = /^(?<prefix>guest\.(?:loan|fee)\.)(?<rest>.+)$/.exec(subject)?.groups ?? {};
    if (prefix === undefined || rest === undefined) return standIns.of('loan', subject);
    return prefix + standIns.of('id', rest);
  }

  function numberInstead(decision: Decision | undefined, value: number, holder: Holder): number {
    if (decision === 'keep' || decision === 'asIs' || decision === 'cacheKey')
      return Math.abs(value) < LARGEST_NUMBER ? value : 0;
    const kind = kindOf(decision, holder);
    return kind === null || kind === 'borrower' || kind === 'officer' ? 0 : standIns.numberOf(kind, String(value));
  }

  return {
    learn: (value) => learning(value, ''),
    value: (value, place = '') => {
      learning(value, place);
      return redacting(value, place);
    },
    text,
    address,
  };
}

const WORDS = '[words]';
const GUEST = 'guest.';
/** Matches identifiers in the code, such as `ALL`, `mine` or `toggleTheme`. */
const HANDLE = /^[A-Za-z_@$][A-Za-z_:./-]*$/;
const LONGEST_NAME = 60;
/** Counts and timestamps in milliseconds are smaller; card numbers are larger. */
const LARGEST_NUMBER = 1e14;

const isBrand = (issuer: string): boolean => /^(?:visa|mastercard|discover|american express)$/i.test(issuer);

const isPart = (place: string): boolean =>
  place === 'firstName' || place === 'lastName' || place === 'given_name' || place === 'family_name';

/** Returns the kind of placeholder for a field; null if it does not get one. */
function kindOf(decision: Decision | undefined, { role }: Holder): StandInKind | null {
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
