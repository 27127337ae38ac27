import { LOAN_IDENTIFIER_PATHS, OFFICER_PLACES } from './rules/places.ts';
import type { Treatment } from './rules/treatments.ts';
import type { FieldRules } from './rules/fieldRules.ts';

export type Fields = Record<string, unknown>;

export interface NameOwner {
  role: 'borrower' | 'officer';
  /** First and last name, if the object has both. */
  name: string | null;
}

export interface Visitor {
  /** Converts a text, number or flag, or a whole object that must not be copied. The decision is undefined if there is no rule. */
  leaf(decision: Treatment | undefined, value: unknown, place: string, holder: NameOwner): unknown;
  /** Converts a key that is data, such as an id. */
  key(decision: Treatment, key: string): string;
  /** Converts a field name for which there is no rule. */
  name(name: string): string;
}

export interface LearningVisitor {
  leaf(decision: Treatment | undefined, value: unknown, place: string, object: NameOwner): void;
  key(decision: Treatment, key: string): void;
  /** Called with each object before its fields. `loans` are identifiers of one loan. */
  holder(holder: NameOwner, loans: readonly string[]): void;
}

export interface Traversal<Result> {
  /** An object that was already traversed at this place returns the same result without another traversal. */
  (value: unknown, place: string, decision?: Treatment): Result;
}

export const NO_OWNER: NameOwner = { role: 'borrower', name: null };

export const isFields = (value: unknown): value is Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

export function createCopyingTraversal(rules: FieldRules, visitor: Visitor): Traversal<unknown> {
  const results = new Map<string, WeakMap<object, unknown>>();

  /**
   * Returns the earlier result, or fills an empty one. The empty result is registered before it is filled, so that circular references
   * end.
   */
  function once<Result extends object>(value: object, place: string, empty: Result, fill: (result: Result) => void): Result {
    let atPlace = results.get(place);
    if (atPlace === undefined) results.set(place, (atPlace = new WeakMap()));
    const known = atPlace.get(value);
    if (known !== undefined) return known as Result; // The same place always stores the same type.
    atPlace.set(value, empty);
    fill(empty);
    return empty;
  }

  function copy(decision: Treatment | undefined, value: unknown, place: string, holder: NameOwner): unknown {
    if (value === null || value === undefined) return value;
    if (typeof value !== 'object' || isReplacedAsWhole(decision)) return visitor.leaf(decision, value, place, holder);
    if (Array.isArray(value))
      return once<unknown[]>(value, listVisitKey(decision, place), [], (list) => {
        const within = elementPlace(rules, place);
        for (const one of value) list.push(copy(decision, one, within, holder));
      });
    const fields = fieldsOf(value);
    if (fields === null) return visitor.leaf(undefined, value, place, holder);
    return once<Fields>(value, place, {}, (result) => {
      const map = rules.map(place);
      eachField(rules, fields, place, (key, isDecided, ofField, inner, where, owner) => {
        const name = map !== undefined ? visitor.key(map.key, key) : isDecided ? key : visitor.name(key);
        // Assigning to `__proto__` would change the prototype.
        if (name !== '__proto__') result[name] = copy(ofField, inner, where, owner);
      });
    });
  }

  return (value, place, decision = rules.bare(place)) => copy(decision, value, place, NO_OWNER);
}

export function createLearningTraversal(rules: FieldRules, learner: LearningVisitor): Traversal<void> {
  const seen = new Map<string, WeakSet<object>>();

  function isNew(value: object, place: string): boolean {
    let atPlace = seen.get(place);
    if (atPlace === undefined) seen.set(place, (atPlace = new WeakSet()));
    if (atPlace.has(value)) return false;
    atPlace.add(value);
    return true;
  }

  function learn(decision: Treatment | undefined, value: unknown, place: string, holder: NameOwner): void {
    if (value === null || value === undefined) return;
    if (typeof value !== 'object' || isReplacedAsWhole(decision)) learner.leaf(decision, value, place, holder);
    else if (Array.isArray(value)) {
      const within = elementPlace(rules, place);
      if (isNew(value, listVisitKey(decision, place))) for (const one of value) learn(decision, one, within, holder);
    } else {
      const fields = fieldsOf(value);
      if (fields === null || !isNew(value, place)) return;
      const map = rules.map(place);
      if (map === undefined) learner.holder(ownerOf(fields, place), loansIn(fields));
      eachField(rules, fields, place, (key, _isDecided, ofField, inner, where, owner) => {
        if (map !== undefined) learner.key(map.key, key);
        learn(ofField, inner, where, owner);
      });
    }
  }

  return (value, place, decision = rules.bare(place)) => learn(decision, value, place, NO_OWNER);
}

const isReplacedAsWhole = (decision: Treatment | undefined): boolean => decision === 'secret' || decision === 'words';

/**
 * Returns the place name of list elements. Some names are used for both maps and lists; the suffix keeps list elements from being treated
 * as maps.
 */
const elementPlace = (rules: FieldRules, place: string) => (rules.map(place) === undefined ? place : `${place}[]`);

const listVisitKey = (decision: Treatment | undefined, place: string) => `${place} ${decision ?? ''}`;

function fieldsOf(value: unknown): Fields | null {
  if (isFields(value)) return value;
  return value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : null;
}

/** Calls `visit` with each field, its rule, and the place name of its value. */
function eachField(
  rules: FieldRules,
  value: Fields,
  place: string,
  visit: (
    key: string,
    isDecided: boolean,
    decision: Treatment | undefined,
    inner: unknown,
    where: string,
    holder: NameOwner,
  ) => void,
): void {
  const map = rules.map(place);
  if (map !== undefined) {
    for (const key of Object.keys(value)) visit(key, true, map.value, value[key], map.inner, NO_OWNER);
    return;
  }
  const holder = ownerOf(value, place);
  const carried = contentPlaceOf(value);
  for (const key of Object.keys(value)) {
    const elsewhere = carried === null ? null : carried(key);
    if (elsewhere === null) {
      const decision = rules.of(key, place);
      visit(key, decision !== undefined, decision, value[key], key, holder);
    } else {
      const decision = key === 'originalArgs' ? rules.argument(elsewhere) : rules.bare(elsewhere);
      visit(key, true, decision, value[key], elsewhere, holder);
    }
  }
}

const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

function ownerOf(value: Fields, place: string): NameOwner {
  const first = textOrEmpty(value['firstName'] ?? value['given_name']);
  const last = textOrEmpty(value['lastName'] ?? value['family_name']);
  const isOfficer = 'role' in value ? value['role'] === 'LOAN_OFFICER' : OFFICER_PLACES.includes(place);
  if (first === '' && last === '' && !isOfficer) return NO_OWNER;
  return { role: isOfficer ? 'officer' : 'borrower', name: first !== '' && last !== '' ? `${first} ${last}` : null };
}

function loansIn(value: Fields): string[] {
  const loans: string[] = [];
  for (const [name = '', within] of LOAN_IDENTIFIER_PATHS) {
    const held = value[name];
    if (within === undefined) {
      if (typeof held === 'string' && held !== '') loans.push(held);
    } else if (isFields(held)) {
      const inner = held[within];
      if (typeof inner === 'string' && inner !== '') loans.push(inner);
    }
  }
  return loans;
}

/**
 * For objects whose content is described by another field, returns the place of that content: the endpoint for `data` and `originalArgs`,
 * the action type for `payload`. Null for other objects.
 */
function contentPlaceOf(value: Fields): ((name: string) => string | null) | null {
  const { endpointName, type, meta, op, path, queryDescription } = value;
  if (typeof endpointName === 'string') return (name) => (name === 'data' || name === 'originalArgs' ? endpointName : null);
  // A state patch: its value belongs to the last named field of the path.
  if (typeof op === 'string' && Array.isArray(path)) {
    const last = path.findLast((step) => typeof step === 'string');
    return (name) => (name === 'value' ? String(last) : null);
  }
  if (isFields(queryDescription)) {
    const described = textOrEmpty(queryDescription['endpointName']);
    return (name) => (name === 'value' ? described : null);
  }
  if (typeof type === 'string' && 'payload' in value) {
    const arg = isFields(meta) ? meta['arg'] : null;
    const called = isFields(arg) ? textOrEmpty(arg['endpointName']) : '';
    const place = called === '' ? type : type.endsWith('/rejected') ? 'error' : called;
    return (name) => (name === 'payload' ? place : null);
  }
  return null;
}
