/** Of a pattern's character classes. */
interface Classes {
  letters: string;
  /** That stand on a letter. */
  marks: string;
  digits: string;
}

const OF_ASCII: Classes = { letters: 'A-Za-z', marks: '', digits: '0-9' };
const OF_ANY_SCRIPT: Classes = { letters: String.raw`\p{L}`, marks: String.raw`\p{M}`, digits: String.raw`\p{N}` };

/**
 * Tests texts in any script. Letters of all scripts are a thousand ranges, which a browser takes apart when the first text comes: 25 ms in
 * two keys on a slow phone. A text in ASCII, as most are, is tested for those of ASCII.
 * @param pattern the source of a regular expression, with the flag `u`
 */
export function inAnyScript(pattern: (classes: Classes) => string): (text: string) => boolean {
  const plain = new RegExp(pattern(OF_ASCII), 'u');
  let wide: RegExp | undefined;
  return (text) => (/^[ -~]*$/.test(text) ? plain : (wide ??= new RegExp(pattern(OF_ANY_SCRIPT), 'u'))).test(text);
}
