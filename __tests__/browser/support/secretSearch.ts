import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Secret {
  name: string;
  text: string;
  /** Text that must precede a secret that is too short to be distinctive. */
  after?: string;
}

/**
 * A text's base64 form depends on its byte offset modulo 3. Returns all three forms, without the characters that depend on neighboring
 * bytes.
 */
function base64Spellings(text: string): string[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]).toString('base64');
    const bits = offset * 8;
    return encoded.slice(Math.ceil(bits / 6), Math.floor((bits + Buffer.byteLength(text) * 8) / 6));
  });
}

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

/** Returns the secret in every likely encoding: plain, percent-encoded, base64, UTF-16 and grouped digits. */
export function encodingsOf({ text, after = '' }: Pick<Secret, 'text' | 'after'>): Buffer[] {
  const whole = after + text;
  const percent = [...Buffer.from(whole)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  const base64 = base64Spellings(whole);
  const grouped = (mark: string) => text.match(/.{1,4}/g)?.join(mark) ?? text;
  const texts = [whole, encodeURIComponent(whole), percent, percent.toUpperCase(), ...base64, ...base64.map(toUrlSafe)];
  if (/^\d{12,}$/.test(text)) texts.push(grouped(' '), grouped('-'), grouped('%20'), grouped('+'));
  return [...[...new Set(texts)].map((one) => Buffer.from(one)), Buffer.from(whole, 'utf16le'), utf16be(whole)];
}

const toUrlSafe = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_');

export function secretsIn(haystack: string | Buffer, secrets: readonly Secret[]): string[] {
  const bytes = typeof haystack === 'string' ? Buffer.from(haystack) : haystack;
  return secrets.filter((secret) => encodingsOf(secret).some((spelling) => bytes.includes(spelling))).map(({ name }) => name);
}

/**
 * Returns "file: secret" for every file below a folder that contains a secret.
 * @param since only files modified at or after this time
 */
export function secretsBelow(folder: string, secrets: readonly Secret[], since = 0): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .flatMap((file) => secretsIn(readIfWritten(file, since), secrets).map((name) => `${file.slice(folder.length + 1)}: ${name}`));
}

/** Returns nothing if the file is gone: a running database removes files while they are listed. */
function readIfWritten(file: string, since: number): Buffer {
  try {
    return statSync(file).mtimeMs < since ? Buffer.alloc(0) : readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
