import { contractFields } from './contractFields.ts';
import { splitNames, type Treatment, type FieldsByTreatment } from './treatments.ts';
import { VALUE_TREATMENTS_BY_PLACE, MAP_TREATMENTS_BY_PLACE, FIELD_TREATMENTS_BY_PLACE } from './places.ts';
import { configFields, historyFields, libraryFields, stateFields } from './portalFields.ts';

export interface FieldRules {
  /** Returns the rule of a field; undefined if there is none. @param place the field that contains it */
  of(name: string, place: string): Treatment | undefined;
  /** Returns the rule of a text or number outside of a field. @param place an endpoint's name or an action type */
  bare(place: string): Treatment | undefined;
  /** Returns the rule of an endpoint's argument. Without a rule it is treated as an id. */
  argument(endpoint: string): Treatment;
  /** Returns the rule for an object whose keys are data; undefined for any other object. */
  map(place: string): (typeof MAP_TREATMENTS_BY_PLACE)[string] | undefined;
}

export const PORTAL_FIELDS: readonly FieldsByTreatment[] = [stateFields, configFields, historyFields];
export { libraryFields as LIBRARY_FIELDS };

/** @throws Error for a name with two rules */
export function treatmentsByField(lists: readonly FieldsByTreatment[]): Map<string, Treatment> {
  const decisions = new Map<string, Treatment>();
  for (const list of lists)
    for (const [decision, names] of Object.entries(list) as [Treatment, string][])
      // `Object.entries` loses the key type.
      for (const name of splitNames(names)) {
        if (decisions.has(name)) throw new Error(`There are two decisions on ${name}`);
        decisions.set(name, decision);
      }
  return decisions;
}

/** The portal's own lists override the contract's list. */
export const TREATMENT_BY_FIELD: ReadonlyMap<string, Treatment> = new Map([
  ...treatmentsByField([contractFields]),
  ...treatmentsByField([...PORTAL_FIELDS, libraryFields]),
]);
const treatmentByFieldAndPlace = new Map(
  Object.entries(FIELD_TREATMENTS_BY_PLACE).map(([name, places]) => [name, new Map(Object.entries(places))]),
);
const valueTreatmentByPlace = new Map(Object.entries(VALUE_TREATMENTS_BY_PLACE));
const mapTreatmentByPlace = new Map(Object.entries(MAP_TREATMENTS_BY_PLACE));

/** @param denied additional field names to redact, regardless of all other rules */
export function fieldRules(denied: readonly string[]): FieldRules {
  const decisions = new Map([...TREATMENT_BY_FIELD, ...denied.map((name) => [name, 'secret'] as const)]);
  const isDenied = new Set(denied);
  return {
    of: (name, place) =>
      isDenied.has(name) ? 'secret' : (treatmentByFieldAndPlace.get(name)?.get(place) ?? decisions.get(name)),
    bare: (place) => valueTreatmentByPlace.get(place) ?? decisions.get(place),
    argument: (endpoint) => valueTreatmentByPlace.get(endpoint) ?? 'id',
    map: (place) => mapTreatmentByPlace.get(place),
  };
}
