/** The runtime document of this machine with something changed about it, as a file for `PORTAL_CONFIG`. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface LocalDocument {
  bases: Record<string, string>;
  identity: Record<string, unknown>;
}

export const localDocument = (): LocalDocument => JSON.parse(readFileSync('config/local.json', 'utf8')) as LocalDocument;

/** Keys that are undefined are left out. `remove` takes the file away again. */
export function writeDocument(document: object): { path: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  const path = join(folder, 'config.json');
  writeFileSync(path, JSON.stringify(document));
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
