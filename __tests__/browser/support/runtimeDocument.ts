/** Writes changed copies of the local runtime document to a file for `PORTAL_CONFIG`. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface LocalDocument {
  bases: Record<string, string>;
  identity: Record<string, unknown>;
  support: Record<string, unknown>;
}

export const localDocument = (): LocalDocument => JSON.parse(readFileSync('config/local.json', 'utf8')) as LocalDocument;

/** Passes environment settings that name the document's file to `use`, and removes the file afterwards. Undefined keys are left out. */
export async function withRuntimeDocument(document: object, use: (environment: { PORTAL_CONFIG: string }) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify(document));
  await use({ PORTAL_CONFIG: file });
  rmSync(folder, { recursive: true, force: true });
}
