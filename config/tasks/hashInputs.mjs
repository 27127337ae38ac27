/** Hashes the inputs of a build: equal hashes mean that the build would give the same result. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from './task.mjs';

function filesOf(input) {
  const start = inRoot(input);
  if (!existsSync(start)) return [];
  const entries = path.extname(input) ? [] : readdirSync(start, { recursive: true, withFileTypes: true });
  const files = path.extname(input)
    ? [start]
    : entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return files.sort();
}

/**
 * Returns a hash over the names and contents of the given files and of all files in the given folders. Paths are relative to the
 * project's root.
 */
export function hashInputs(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf))
    hash
      .update(`${path.relative(inRoot(), file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}
