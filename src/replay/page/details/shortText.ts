/** Formats a value as one JSON-like line of at most `most` characters. Stops reading the value once the limit is reached. */
export function shortText(value: unknown, most: number): string {
  let text = '';
  const write = (part: unknown): void => {
    if (text.length > most) return;
    if (typeof part !== 'object' || part === null) {
      text += JSON.stringify(typeof part === 'string' ? part.slice(0, most) : (part ?? null));
      return;
    }
    const isList = Array.isArray(part);
    text += isList ? '[' : '{';
    let isFirst = true;
    for (const name of Object.keys(part)) {
      if (text.length > most) break;
      text += (isFirst ? '' : ', ') + (isList ? '' : `${name}: `);
      isFirst = false;
      write(Reflect.get(part, name));
    }
    text += isList ? ']' : '}';
  };
  write(value);
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
