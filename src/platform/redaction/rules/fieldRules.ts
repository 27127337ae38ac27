import { contractFields } from './contractFields.ts';
import { namesIn, type Treatment, type FieldList } from './treatments.ts';
import { VALUES_BY_PLACE, MAPS_BY_PLACE, FIELDS_BY_PLACE } from './places.ts';
import { configFields, historyFields, libraryFields, stateFields } from './portalFields.ts';

export interface FieldRules {
  /** Returns the rule of a field; undefined if there is none. @param place the field that contains it */
  of(name: string, place: string): Treatment | undefined;
  /** Returns the rule of a text or number outside of a field. @param place an endpoint's name or an action type */
  bare(place: string): Treatment | undefined;
  /** Returns the rule of an endpoint's argument. Without a rule it is treated as an id. */
  argument(endpoint: string): Treatment;
  /** Returns the rule for an object whose keys are data; undefined for any other object. */
  map(place: string): (typeof MAPS_BY_PLACE)[string] | undefined;
}

export const PORTAL_FIELDS: readonly FieldList[] = [stateFields, configFields, historyFields];
export { libraryFields as LIBRARY_FIELDS };

/** @throws Error for a name with two rules */
export function decisionsIn(lists: readonly FieldList[]): Map<string, Treatment> {
  const decisions = new Map<string, Treatment>();
  for (const list of lists)
    for (const [decision, names] of Object.entries(list) as [Treatment, string][])
      // `Object.entries` loses the key type.
      for (const name of namesIn(names)) {
        if (decisions.has(name)) throw new Error(`There are two decisions on ${name}`);
        decisions.set(name, decision);
      }
  return decisions;
}

/** The portal's own lists override the contract's list. */
export const DECISIONS: ReadonlyMap<string, Treatment> = new Map([
  ...decisionsIn([contractFields]),
  ...decisionsIn([...PORTAL_FIELDS, libraryFields]),
]);
const placed = new Map(Object.entries(FIELDS_BY_PLACE).map(([name, places]) => [name, new Map(Object.entries(places))]));
const bare = new Map(Object.entries(VALUES_BY_PLACE));
const maps = new Map(Object.entries(MAPS_BY_PLACE));

/** @param denied additional field names to redact, regardless of all other rules */
export function fieldRules(denied: readonly string[]): FieldRules {
  const decisions = new Map([...DECISIONS, ...denied.map((name) => [name, 'secret'] as const)]);
  const isDenied = new Set(denied);
  return {
    of: (name, place) => (isDenied.has(name) ? 'secret' : (placed.get(name)?.get(place) ?? decisions.get(name))),
    bare: (place) => bare.get(place) ?? decisions.get(place),
    argument: (endpoint) => bare.get(endpoint) ?? 'id',
    map: (place) => maps.get(place),
  };
}
