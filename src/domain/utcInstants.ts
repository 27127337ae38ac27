/** True when a record anywhere in `data` has a key that contains 'AtUtc' (specification, section 3). */
export function hasUtcInstant(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(([key, value]) => key.includes('AtUtc') || hasUtcInstant(value));
}
