/** Whether the error means that a code chunk could not be loaded, because the connection failed or a deployment removed the old files. */
export function isChunkLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // webpack's own names for a script and a stylesheet that did not load.
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}

const RELOADED_BUILD_KEY = 'portal.reloadedFor';

/** Whether to reload the page automatically: once per build and tab, and never if storage is blocked (to avoid a reload loop). */
export function mayReloadOnce(storage: () => Storage, build: string): boolean {
  try {
    if (storage().getItem(RELOADED_BUILD_KEY) === build) return false;
    storage().setItem(RELOADED_BUILD_KEY, build);
    return true;
  } catch {
    return false;
  }
}
