import { argumentTreatment, type TreatmentOfField } from './rules/fieldRules.ts';
import {
  LOAN_IDENTIFIER_PATHS,
  MAP_RULE_BY_PLACE,
  OFFICER_PLACES,
  VALUE_TREATMENT_BY_PLACE,
  type FieldRule,
} from './rules/places.ts';
import type { Treatment } from './rules/treatments.ts';

export type Fields = Record<string, unknown>;

/** Whose names an object has. */
export interface NameOwner {
  role: 'borrower' | 'officer';
  /** First and last name, if the object has both; empty otherwise. */
  name: string;
}

/**
 * Converts a text, number or flag, a key, or a whole object that must not be copied. The treatment is undefined if there is no rule; the
 * place is empty for a key.
 */
export type ConvertLeaf = (value: unknown, treatment: Treatment | undefined, place: string, owner: NameOwner) => unknown;

/** Returns a converted copy. An object that was already copied at this place returns the same copy. */
export type Traversal = (value: unknown, place: string, treatment?: Treatment) => unknown;

const NO_OWNER: NameOwner = { role: 'borrower', name: '' };

export const isFields = (value: unknown): value is Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** Creates a function that copies values. @param visitLoan is called with the identifiers of each loan, before they are converted */
export function createTraversal(
  treatmentOf: TreatmentOfField,
  convert: ConvertLeaf,
  visitLoan: (identifiers: readonly string[]) => void = () => undefined,
): Traversal {
  const copies = new Map<string, WeakMap<object, unknown>>();
  const bareTreatment = (place: string) => VALUE_TREATMENT_BY_PLACE.get(place) ?? treatmentOf(place, '');

  function copy(value: unknown, treatment: Treatment | undefined, place: string, owner: NameOwner): unknown {
    if (value === null || value === undefined) return value;
    if (typeof value !== 'object' || treatment === 'secret' || treatment === 'words')
      return convert(value, treatment, place, owner);
    const copyKey = `${place} ${treatment ?? ''}`;
    const copiesHere = copies.get(copyKey) ?? new WeakMap<object, unknown>();
    copies.set(copyKey, copiesHere);
    const known = copiesHere.get(value);
    if (known !== undefined) return known;

    // A copy is registered before it is filled, so that circular references end.
    if (Array.isArray(value)) {
      const list: unknown[] = [];
      copiesHere.set(value, list);
      // Some names are used for both maps and lists; the suffix keeps list elements from being treated as maps.
      const within = MAP_RULE_BY_PLACE.has(place) ? `${place}[]` : place;
      for (const element of value) list.push(copy(element, treatment, within, owner));
      return list;
    }
    const fields = fieldsOf(value);
    if (fields === null) return convert(value, undefined, place, owner);
    const result: Fields = {};
    copiesHere.set(value, result);
    fillObject(result, fields, place);
    return result;
  }

  function fillObject(result: Fields, source: Fields, place: string): void {
    const mapRule = MAP_RULE_BY_PLACE.get(place);
    const owner = mapRule === undefined ? ownerOf(source, place) : NO_OWNER;
    if (mapRule === undefined) visitLoan(loanIdentifiersOf(source));
    for (const key of Object.keys(source)) {
      const rule = mapRule ?? ruleOf(key, source, place);
      const name = rule.key === 'asIs' ? key : String(convert(key, rule.key, '', NO_OWNER));
      const value = copy(source[key], rule.value, rule.inner, owner);
      // Assigning to `__proto__` would change the prototype.
      if (name !== '__proto__') result[name] = value;
    }
  }

  function ruleOf(key: string, source: Fields, place: string): FieldRule {
    const described = describedPlace(key, source);
    if (described !== undefined) {
      const value = key === 'originalArgs' ? argumentTreatment(described) : bareTreatment(described);
      return { key: 'asIs', value, inner: described };
    }
    const value = treatmentOf(key, place);
    return { key: value === undefined ? 'handle' : 'asIs', value, inner: key };
  }

  return (value, place, treatment = bareTreatment(place)) => copy(value, treatment, place, NO_OWNER);
}

function fieldsOf(value: object): Fields | null {
  if (isFields(value)) return value;
  return value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : null;
}

/** Returns the text at a path of fields; empty if there is none. */
function textAt(value: unknown, ...path: readonly string[]): string {
  let held = value;
  for (const name of path) held = typeof held === 'object' && held !== null ? Reflect.get(held, name) : undefined;
  return typeof held === 'string' ? held : '';
}

const loanIdentifiersOf = (fields: Fields): string[] =>
  LOAN_IDENTIFIER_PATHS.map((path) => textAt(fields, ...path)).filter((identifier) => identifier !== '');

function ownerOf(fields: Fields, place: string): NameOwner {
  const first = textAt(fields, 'firstName') || textAt(fields, 'given_name');
  const last = textAt(fields, 'lastName') || textAt(fields, 'family_name');
  const isOfficer = 'role' in fields ? fields['role'] === 'LOAN_OFFICER' : OFFICER_PLACES.includes(place);
  return { role: isOfficer ? 'officer' : 'borrower', name: first !== '' && last !== '' ? `${first} ${last}` : '' };
}

/**
 * For a field whose content is described by another field, returns the place of that content: the endpoint for `data` and
 * `originalArgs`, the action type for `payload`.
 */
function describedPlace(key: string, fields: Fields): string | undefined {
  const { endpointName } = fields;
  if (typeof endpointName === 'string') return key === 'data' || key === 'originalArgs' ? endpointName : undefined;
  if (key === 'value') {
    const { op, path, queryDescription } = fields;
    // A state patch: its value belongs to the last named field of the path.
    if (typeof op === 'string' && Array.isArray(path)) return String(path.findLast((step) => typeof step === 'string'));
    return isFields(queryDescription) ? textAt(queryDescription, 'endpointName') : undefined;
  }
  const { type, meta } = fields;
  if (key !== 'payload' || typeof type !== 'string') return undefined;
  const endpoint = textAt(meta, 'arg', 'endpointName');
  if (endpoint === '') return type;
  return type.endsWith('/rejected') ? 'error' : endpoint;
}
