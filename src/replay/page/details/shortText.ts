/** A value in a line, as JSON writes it, cut after `most` characters. Looks at no more of it than it shows. */
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
