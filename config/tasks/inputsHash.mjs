/** One hash over the inputs of a build: with the same hash, the result is the same. */
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

/** The hash covers names and contents of the files, and of all files in the folders; paths are relative to the project's root. */
export function inputsHash(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf))
    hash
      .update(`${path.relative(inRoot(), file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}
