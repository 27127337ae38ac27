/** What the builds that are kept in `.cache` and `dist` share. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns the files in an input, which is a file or a folder. */
const filesOf = (input) =>
  statSync(input).isFile()
    ? [input]
    : readdirSync(input, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort();

/** Returns a hash over the names and contents of files and folders. Equal hashes mean that a build would give the same result. */
export function hashInputs(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Creates a folder if it does not exist, and removes what is older than a day. Newer entries may belong to another task that runs. */
export function cleanFolder(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const entry = path.join(folder, name);
    if (statSync(entry, { throwIfNoEntry: false })?.mtimeMs < Date.now() - 24 * 60 * 60 * 1000)
      rmSync(entry, { recursive: true, force: true });
  }
}
