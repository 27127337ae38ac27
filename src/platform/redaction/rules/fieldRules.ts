import { contractFields } from './contractFields.ts';
import { TREATMENT_BY_FIELD_AND_PLACE, VALUE_TREATMENT_BY_PLACE } from './places.ts';
import { libraryFields, portalFields } from './portalFields.ts';
import { treatmentsByName, type Treatment } from './treatments.ts';

/** Returns the treatment of a field; undefined if there is no rule. @param place the field that contains it */
export type TreatmentOfField = (name: string, place: string) => Treatment | undefined;

/** The portal's own lists override the contract's list. */
export const TREATMENT_BY_FIELD: ReadonlyMap<string, Treatment> = new Map([
  ...treatmentsByName([contractFields]),
  ...treatmentsByName([...portalFields, libraryFields]),
]);

export const treatmentOfField: TreatmentOfField = (name, place) =>
  TREATMENT_BY_FIELD_AND_PLACE.get(name)?.get(place) ?? TREATMENT_BY_FIELD.get(name);

/** Returns the treatment of an endpoint's argument. Without a rule it is treated as an id. */
export const argumentTreatment = (endpoint: string): Treatment => VALUE_TREATMENT_BY_PLACE.get(endpoint) ?? 'id';
