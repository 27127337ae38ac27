type Kind = 'string' | 'number' | 'boolean' | 'object' | 'array' | 'string or null';

/** Every field that must be there, with its kind. */
type Fields<Stored> = { [Name in keyof Stored as undefined extends Stored[Name] ? never : Name]: Kind };

const isOfKind = (value: unknown, kind: Kind): boolean => {
  if (kind === 'string or null') return value === null || typeof value === 'string';
  if (kind === 'array') return Array.isArray(value);
  return typeof value === kind && value !== null;
};

/**
 * Reads JSON that this browser stored, and checks it: it may be from another build, cut short, or edited by hand. Null when there is
 * none, when it does not parse, and when a field that is named here is missing or of another kind.
 */
export function readStoredJson<Stored>(text: string | null, fields: Fields<Stored>): Stored | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const isWhole = Object.entries<Kind>(fields).every(([name, kind]) => isOfKind(Reflect.get(value, name), kind));
    return isWhole ? (value as Stored) : null; // just checked
  } catch {
    return null;
  }
}
