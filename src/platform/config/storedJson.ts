type FieldKind = 'string' | 'number' | 'boolean' | 'object' | 'array' | 'string or null';

type FieldKinds<Stored> = { [Name in keyof Stored as undefined extends Stored[Name] ? never : Name]: FieldKind };

const isOfKind = (value: unknown, kind: FieldKind): boolean => {
  if (kind === 'string or null') return value === null || typeof value === 'string';
  if (kind === 'array') return Array.isArray(value);
  return typeof value === kind && value !== null;
};

/**
 * Parses and validates JSON from this browser's storage, which may be truncated, edited, or written by another build. Returns null when
 * there is none, when it does not parse, or when a required field is missing or has another type.
 */
export function readStoredJson<Stored>(text: string | null, fields: FieldKinds<Stored>): Stored | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const isWhole = Object.entries<FieldKind>(fields).every(([name, kind]) => isOfKind(Reflect.get(value, name), kind));
    return isWhole ? (value as Stored) : null; // The check above ensures this type.
  } catch {
    return null;
  }
}
