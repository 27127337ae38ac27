/** Fills a route's `{name}` places. Each value becomes one encoded segment; an empty value, "." or ".." is a programming error. */
export function pathOf(template: string, params: Record<string, string> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = params[name];
    if (value === undefined || value === '' || value === '.' || value === '..') {
      throw new TypeError(`"${name}" of ${template} is missing or not a path segment`);
    }
    return encodeURIComponent(value);
  });
}
