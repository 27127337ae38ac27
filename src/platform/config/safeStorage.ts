/** Web storage that never throws. Full, disabled or blocked storage behaves as if it were empty. */
export interface SafeStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
  isUsable: () => boolean;
}

const PROBE = 'portal.probe';
/** About as long as the data of a sign-in, to detect storage that is nearly full. */
const PROBE_TEXT = '-'.repeat(8192);

/** Creates a storage that never throws. @param open returns the browser's storage; merely reading `window.localStorage` may throw */
export function safeStorage(open: () => Storage): SafeStorage {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
    isUsable: () =>
      attempt((storage) => {
        storage.setItem(PROBE, PROBE_TEXT);
        const isKept = storage.getItem(PROBE) === PROBE_TEXT;
        storage.removeItem(PROBE);
        return isKept;
      }, false),
  };
}
