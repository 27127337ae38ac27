import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';
import { UNSENT_KEY } from '#platform/session/store/storedSession.ts';

import { isUnderWay, type Page, type Upload } from './uploadSlice.ts';

/** Names of files that were chosen and are not up yet, in this tab only, so that after a reload they can be named. */
interface UnsentNames {
  /** Milliseconds since 1970. */
  keptAt: number;
  files: Pick<Upload, 'queue' | 'slot' | 'name' | 'sizeBytes'>[];
}

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Replaces what was kept before. Nothing is kept when everything is up or refused. */
export function keepUnsentNames(tabStorage: SafeStorage, uploads: readonly Upload[], pages: readonly Page[]): void {
  const unsent = uploads.filter((upload) => isUnderWay(upload) || upload.state === 'failed' || upload.state === 'lost');
  const files = [...unsent, ...pages].map(({ queue, slot, name, sizeBytes }) => ({ queue, slot, name, sizeBytes }));
  if (files.length === 0) tabStorage.remove(UNSENT_KEY);
  else tabStorage.set(UNSENT_KEY, JSON.stringify({ keptAt: Date.now(), files } satisfies UnsentNames));
}

/** They have to be chosen again: a page cannot open files by itself. */
export function readUnsentNames(tabStorage: SafeStorage): Upload[] {
  const kept = readStoredJson<UnsentNames>(tabStorage.get(UNSENT_KEY), { keptAt: 'number', files: 'array' });
  if (kept === null || Date.now() - kept.keptAt > KEPT_MS) return [];
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
