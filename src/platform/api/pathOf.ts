/**
 * Fills the `{name}` placeholders of a route. Each value becomes one encoded path segment.
 * @throws TypeError if a value is missing, empty, "." or ".."
 */
export function pathOf(template: string, params: Record<string, string> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = params[name];
    if (value === undefined || value === '' || value === '.' || value === '..') {
      throw new TypeError(`"${name}" of ${template} is missing or not a path segment`);
    }
    return encodeURIComponent(value);
  });
}
