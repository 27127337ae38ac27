const ODD = /[^\t\n\r -~]|%[\da-f]{2}/i;

/** A text as if it were written in plain signs: any script's digits as 0 to 9, any dash as a hyphen, any space as a space, without escapes of an address and signs that nobody sees. */
export function plainSigns(text: string): string {
  if (!ODD.test(text)) return text;
  return text
    .replace(/(?:%[\da-f]{2})+/gi, unescaped)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
    .replace(/(?!\d)\p{Nd}/gu, digit);
}

/** @param escapes bytes of UTF-8; what is none becomes a sign that stands for nothing */
const unescaped = (escapes: string): string => Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8');

/** Digits of any script stand in runs of ten. */
function digit(sign: string): string {
  let before = sign.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(before - 1))) before -= 1;
  return String(((sign.codePointAt(0) ?? 0) - before) % 10);
}
