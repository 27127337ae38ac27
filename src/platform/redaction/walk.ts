import { LOAN_NAMES, OFFICERS } from './rules/places.ts';
import type { Decision } from './rules/decisions.ts';
import type { FieldRules } from './rules/fieldRules.ts';

export type Fields = Record<string, unknown>;

/** Whose names stand in an object. */
export interface Holder {
  role: 'borrower' | 'officer';
  /** First and last name, where both stand side by side. */
  name: string | null;
}

/** What is done with the leaves and keys of a value. */
export interface Visitor {
  /** A text, number or flag; also a whole object where it is to be taken out. Undefined decision: nobody has decided. */
  leaf(decision: Decision | undefined, value: unknown, place: string, holder: Holder): unknown;
  /** A key that is data, such as an id. */
  key(decision: Decision, key: string): string;
  /** A field name that nobody has decided on. */
  name(name: string): string;
  /** Called with each object before its fields, for what its names have to do with each other. */
  holder(holder: Holder, loans: readonly string[]): void;
}

/** Goes through a value by the names of its fields. */
export interface Walk {
  /** The same object in the same place gives the same result. */
  (value: unknown, place: string, decision?: Decision): unknown;
}

const NOBODY: Holder = { role: 'borrower', name: null };

export const isFields = (value: unknown): value is Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

export function createWalk(rules: FieldRules, visitor: Visitor): Walk {
  const results = new Map<string, WeakMap<object, unknown>>();

  /** The result from before, or what `make` gives; it is kept before it is filled, so that an object within itself ends. */
  function once<Result extends object>(value: object, place: string, empty: Result, fill: (result: Result) => void): Result {
    let atPlace = results.get(place);
    if (atPlace === undefined) results.set(place, (atPlace = new WeakMap()));
    const known = atPlace.get(value);
    if (known !== undefined) return known as Result; // kept below, for this place
    atPlace.set(value, empty);
    fill(empty);
    return empty;
  }

  function field(decision: Decision | undefined, value: unknown, place: string, holder: Holder): unknown {
    if (value === null || value === undefined) return value;
    if (typeof value !== 'object' || decision === 'secret' || decision === 'words')
      return visitor.leaf(decision, value, place, holder);
    if (Array.isArray(value))
      return once<unknown[]>(value, `${place} ${decision ?? ''}`, [], (list) => {
        for (const one of value) list.push(field(decision, one, place, holder));
      });
    if (isFields(value)) return once<Fields>(value, place, {}, (result) => fillIn(result, value, place));
    if (value instanceof Error) {
      const { name, message, stack } = value;
      return once<Fields>(value, place, {}, (result) => fillIn(result, { name, message, stack }, 'error'));
    }
    return visitor.leaf(undefined, value, place, holder);
  }

  function fillIn(result: Fields, value: Fields, place: string): void {
    const map = rules.map(place);
    if (map !== undefined) {
      for (const [key, inner] of Object.entries(value))
        put(result, visitor.key(map.key, key), field(map.value, inner, map.inner, NOBODY));
      return;
    }
    const holder = holderOf(value, place);
    visitor.holder(holder, loansIn(value));
    const carried = carriedBy(value);
    for (const [name, inner] of Object.entries(value)) {
      const elsewhere = carried(name);
      if (elsewhere !== null) {
        const decision = name === 'originalArgs' ? rules.argument(elsewhere) : rules.bare(elsewhere);
        put(result, name, field(decision, inner, elsewhere, holder));
        continue;
      }
      const decision = rules.of(name, place);
      put(result, decision === undefined ? visitor.name(name) : name, field(decision, inner, name, holder));
    }
  }

  return (value, place, decision = rules.bare(place)) => field(decision, value, place, NOBODY);
}

/** Also where a name is one that assignment would treat in its own way. */
function put(result: Fields, name: string, value: unknown): void {
  if (name === '__proto__') return;
  result[name] = value;
}

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');

function holderOf(value: Fields, place: string): Holder {
  const first = textOr(value['firstName'] ?? value['given_name']);
  const last = textOr(value['lastName'] ?? value['family_name']);
  const isOfficer = 'role' in value ? value['role'] === 'LOAN_OFFICER' : OFFICERS.includes(place);
  if (first === '' && last === '' && !isOfficer) return NOBODY;
  return { role: isOfficer ? 'officer' : 'borrower', name: first !== '' && last !== '' ? `${first} ${last}` : null };
}

function loansIn(value: Fields): string[] {
  const loans: string[] = [];
  for (const [name = '', within] of LOAN_NAMES) {
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

/** A field that stands for something that is named beside it: an answer and an argument for their endpoint, a payload for its action. */
function carriedBy(value: Fields): (name: string) => string | null {
  const { endpointName, type, meta, op, path, queryDescription } = value;
  if (typeof endpointName === 'string') return (name) => (name === 'data' || name === 'originalArgs' ? endpointName : null);
  // A patch of the state: its value is the last field on the way.
  if (typeof op === 'string' && Array.isArray(path)) {
    const last = path.findLast((step) => typeof step === 'string');
    return (name) => (name === 'value' ? String(last) : null);
  }
  if (isFields(queryDescription)) {
    const described = textOr(queryDescription['endpointName']);
    return (name) => (name === 'value' ? described : null);
  }
  if (typeof type === 'string' && 'payload' in value) {
    const arg = isFields(meta) ? meta['arg'] : null;
    const called = isFields(arg) ? textOr(arg['endpointName']) : '';
    const place = called === '' ? type : type.endsWith('/rejected') ? 'error' : called;
    return (name) => (name === 'payload' ? place : null);
  }
  return () => null;
}
