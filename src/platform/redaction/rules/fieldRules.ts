import { contractFields } from './contractFields.ts';
import { namesIn, type Decision, type FieldList } from './decisions.ts';
import { BARE, MAPS, PLACED } from './places.ts';
import { configFields, historyFields, libraryFields, stateFields } from './portalFields.ts';

/** What is decided of fields, by name and place. */
export interface FieldRules {
  /** Undefined where nobody has decided. @param place the field that holds it */
  of(name: string, place: string): Decision | undefined;
  /** Of a text or number that stands in no field. @param place an endpoint's name or an action's type */
  bare(place: string): Decision | undefined;
  /** The same of a call's argument, which is an id where nobody has decided. */
  argument(endpoint: string): Decision;
  /** Whether the keys of an object there are data. */
  map(place: string): (typeof MAPS)[string] | undefined;
}

export const PORTAL_FIELDS: readonly FieldList[] = [stateFields, configFields, historyFields];
export { libraryFields as LIBRARY_FIELDS };

/** Every name and what is decided of it. @throws Error for a name with two decisions */
export function decisionsIn(lists: readonly FieldList[]): Map<string, Decision> {
  const decisions = new Map<string, Decision>();
  for (const list of lists)
    for (const [decision, names] of Object.entries(list) as [Decision, string][])
      // the type's own keys
      for (const name of namesIn(names)) {
        if (decisions.has(name)) throw new Error(`There are two decisions on ${name}`);
        decisions.set(name, decision);
      }
  return decisions;
}

/** The portal's own lists count before the contract's, and are as strict. */
export const DECISIONS: ReadonlyMap<string, Decision> = new Map([
  ...decisionsIn([contractFields]),
  ...decisionsIn([...PORTAL_FIELDS, libraryFields]),
]);
const placed = new Map(Object.entries(PLACED).map(([name, places]) => [name, new Map(Object.entries(places))]));
const bare = new Map(Object.entries(BARE));
const maps = new Map(Object.entries(MAPS));

/** @param denied names whose fields are redacted, whatever is decided of them here */
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
