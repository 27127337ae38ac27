/**
 * Handle for a secret on its way from a form to the network. RTK Query stores mutation arguments in action meta, so actions, state and
 * DevTools get only this handle; the base query opens it once.
 */
export interface Sealed<Secret> {
  sealed: string;
  /** Exists only for the compiler: the type of the secret. */
  readonly inside?: Secret;
}

/**
 * Handle for a response that is stored outside the Redux state. The name stays the same; the version changes with each response, so that
 * the state changes, too.
 */
export interface Kept<Secret> {
  kept: string;
  version: string;
  /** Exists only for the compiler: the type of the stored value. */
  readonly inside?: Secret;
}

/** Holds the secrets of one store until they are sent, and the responses that must not be in its Redux state. */
export interface Envelopes {
  seal: <Secret>(secret: Secret) => Sealed<Secret>;
  /**
   * Returns the secret and removes it.
   * @throws Error when it was opened before or sealed for another store
   */
  open: <Secret>(handle: Sealed<Secret>) => Secret;
  /** Stores a value under this name and replaces the previous one. */
  keep: <Secret>(name: string, secret: Secret) => Kept<Secret>;
  /** Returns the value stored under this name; null if it was removed. */
  look: <Secret>(handle: Kept<Secret>) => Secret | null;
  forget: (name: string) => void;
  clear: () => void;
}

/** A store with envelopes. Components read the values kept outside the state through it. */
export interface WithEnvelopes {
  envelopes: Envelopes;
}

export function createEnvelopes(): Envelopes {
  const secrets = new Map<string, unknown>();
  const answers = new Map<string, unknown>();
  return {
    seal: (secret) => {
      const sealed = crypto.randomUUID();
      secrets.set(sealed, secret);
      return { sealed };
    },
    open: ({ sealed }) => {
      if (!secrets.has(sealed)) throw new Error('This envelope was opened before');
      const secret = secrets.get(sealed) as never; // The handle's type is the type of the stored secret.
      secrets.delete(sealed);
      return secret;
    },
    keep: (name, secret) => {
      answers.set(name, secret);
      return { kept: name, version: crypto.randomUUID() };
    },
    look: ({ kept }) => (answers.get(kept) ?? null) as never, // Each name is used for only one type of value.
    forget: (name) => void answers.delete(name),
    clear: () => {
      secrets.clear();
      answers.clear();
    },
  };
}

export const seal =
  <Secret>(secret: Secret) =>
  (_dispatch: unknown, _getState: unknown, { envelopes }: { envelopes: Envelopes }): Sealed<Secret> =>
    envelopes.seal(secret);

/** Thunk that opens a sealed value, for example a file. @throws Error when it was opened before */
export const unseal =
  <Secret>(handle: Sealed<Secret>) =>
  (_dispatch: unknown, _getState: unknown, { envelopes }: { envelopes: Envelopes }): Secret =>
    envelopes.open(handle);

/** Thunk that returns a response kept outside the state; null if it was removed. Components use `useKeptQueries` instead. */
export const look =
  <Secret>(handle: Kept<Secret>) =>
  (_dispatch: unknown, _getState: unknown, { envelopes }: { envelopes: Envelopes }): Secret | null =>
    envelopes.look(handle);

export const isSealed = (body: unknown): body is Sealed<unknown> =>
  typeof body === 'object' && body !== null && typeof (body as { sealed?: unknown }).sealed === 'string'; // The checks before ensure an object.
