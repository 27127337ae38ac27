/** Web storage that never throws: full, disabled or blocked storage reads as empty. */
export interface SafeStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
  /** Whether it keeps what it is given; false where it is full, disabled or blocked. */
  isUsable: () => boolean;
}

const PROBE = 'portal.probe';
/** About as much as a sign-in stores, so that storage that is nearly full is noticed, too. */
const PROBE_TEXT = '-'.repeat(8192);

/** @param open returns the browser's storage; merely reading `window.localStorage` may throw. */
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
