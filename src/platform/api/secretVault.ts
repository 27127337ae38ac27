/**
 * Handle for a secret on its way from a form to the network. RTK Query stores mutation arguments in action meta, so actions, state and
 * DevTools get only this handle; the base query opens it once.
 */
export interface SecretHandle<Secret> {
  sealed: string;
  /** Exists only for the compiler: the type of the secret. */
  readonly inside?: Secret;
}

/**
 * Handle for a response that is stored outside the Redux state. The name stays the same; the version changes with each response, so that
 * the state changes, too.
 */
export interface StoredHandle<Secret> {
  kept: string;
  version: string;
  /** Exists only for the compiler: the type of the stored value. */
  readonly inside?: Secret;
}

/** Holds the secrets of one store until they are sent, and the responses that must not be in its Redux state. */
export interface SecretVault {
  put: <Secret>(secret: Secret) => SecretHandle<Secret>;
  /**
   * Returns the secret and removes it.
   * @throws Error when it was opened before or sealed for another store
   */
  take: <Secret>(handle: SecretHandle<Secret>) => Secret;
  store: <Secret>(name: string, secret: Secret) => StoredHandle<Secret>;
  /** Null if it was removed. */
  peek: <Secret>(handle: StoredHandle<Secret>) => Secret | null;
  remove: (name: string) => void;
  clear: () => void;
}

/** A store with a vault. Components read the values kept outside the state through it. */
export interface WithVault {
  vault: SecretVault;
}

export function createSecretVault(): SecretVault {
  const secrets = new Map<string, unknown>();
  const answers = new Map<string, unknown>();
  return {
    put: (secret) => {
      const sealed = crypto.randomUUID();
      secrets.set(sealed, secret);
      return { sealed };
    },
    take: ({ sealed }) => {
      if (!secrets.has(sealed)) throw new Error('This envelope was opened before');
      const secret = secrets.get(sealed) as never; // The handle's type is the type of the stored secret.
      secrets.delete(sealed);
      return secret;
    },
    store: (name, secret) => {
      answers.set(name, secret);
      return { kept: name, version: crypto.randomUUID() };
    },
    peek: ({ kept }) => (answers.get(kept) ?? null) as never, // Each name is used for only one type of value.
    remove: (name) => void answers.delete(name),
    clear: () => {
      secrets.clear();
      answers.clear();
    },
  };
}

export const putSecret =
  <Secret>(secret: Secret) =>
  (_dispatch: unknown, _getState: unknown, { vault }: { vault: SecretVault }): SecretHandle<Secret> =>
    vault.put(secret);

/** Thunk that opens a sealed value, for example a file. @throws Error when it was opened before */
export const takeSecret =
  <Secret>(handle: SecretHandle<Secret>) =>
  (_dispatch: unknown, _getState: unknown, { vault }: { vault: SecretVault }): Secret =>
    vault.take(handle);

/** Thunk that returns a response kept outside the state; null if it was removed. Components use `useVaultQueries` instead. */
export const peekStored =
  <Secret>(handle: StoredHandle<Secret>) =>
  (_dispatch: unknown, _getState: unknown, { vault }: { vault: SecretVault }): Secret | null =>
    vault.peek(handle);

export const isSecretHandle = (body: unknown): body is SecretHandle<unknown> =>
  typeof body === 'object' && body !== null && typeof (body as { sealed?: unknown }).sealed === 'string'; // The checks before ensure an object.
