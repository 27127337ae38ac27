/** A part of the program that the browser could not fetch: the connection, or a deployment that took the old files away. */
export function isMissingPart(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // webpack's own names for a script and a stylesheet that did not load.
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}

const RELOADED_FOR = 'portal.reloadedFor';

/** True once per build and tab: whether loading the page again by itself is worth a try. Where storage is blocked, never. */
export function mayReload(storage: () => Storage, build: string): boolean {
  try {
    if (storage().getItem(RELOADED_FOR) === build) return false;
    storage().setItem(RELOADED_FOR, build);
    return true;
  } catch {
    return false;
  }
}
