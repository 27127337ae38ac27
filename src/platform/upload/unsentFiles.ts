import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';
import { UNSENT_KEY } from '#platform/session/store/storedSession.ts';

import { isUnderWay, type DocumentPage, type Upload } from './uploadSlice.ts';

/** Names of files that were chosen but not uploaded yet. Kept for this tab only, to list them after a reload. */
interface UnsentFiles {
  /** Milliseconds since 1970. */
  keptAt: number;
  files: Pick<Upload, 'queue' | 'slot' | 'name' | 'sizeBytes'>[];
}

const MAX_UNSENT_FILES_AGE_MS = 24 * 60 * 60 * 1000;

/** Replaces the stored names. Removes them when nothing is left to send. */
export function storeUnsentFiles(tabStorage: SafeStorage, uploads: readonly Upload[], pages: readonly DocumentPage[]): void {
  const unsent = uploads.filter((upload) => isUnderWay(upload) || upload.state === 'failed' || upload.state === 'lost');
  const files = [...unsent, ...pages].map(({ queue, slot, name, sizeBytes }) => ({ queue, slot, name, sizeBytes }));
  if (files.length === 0) tabStorage.remove(UNSENT_KEY);
  else tabStorage.set(UNSENT_KEY, JSON.stringify({ keptAt: Date.now(), files } satisfies UnsentFiles));
}

/**
 * Returns the files that were not uploaded before a reload, as `lost` uploads. The user has to choose them again, because a page cannot
 * reopen files by itself.
 */
export function readUnsentFiles(tabStorage: SafeStorage): Upload[] {
  const kept = readStoredJson<UnsentFiles>(tabStorage.get(UNSENT_KEY), { keptAt: 'number', files: 'array' });
  if (kept === null || Date.now() - kept.keptAt > MAX_UNSENT_FILES_AGE_MS) return [];
  return kept.files.map(({ queue, slot, name, sizeBytes }) => ({
    queue,
    slot,
    name,
    sizeBytes,
    id: crypto.randomUUID(),
    turns: [],
    state: 'lost',
    isAgain: false,
    share: 0,
    secondsLeft: null,
    problem: null,
    words: null,
    digest: null,
  }));
}
