/**
 * A secret on its way from a form to the wire. Actions, state and DevTools see only the handle; the base query opens it once.
 * RTK Query keeps a mutation's argument in action meta, which is why secrets must not be the argument.
 */
export interface Sealed<Secret> {
  sealed: string;
  /** Only for the compiler: says what is inside. */
  readonly inside?: Secret;
}

/**
 * An answer that is kept outside the state, which holds this instead: the same name each time, another version for each answer, so that the
 * state changes with it.
 */
export interface Kept<Secret> {
  kept: string;
  version: string;
  /** Only for the compiler: says what is inside. */
  readonly inside?: Secret;
}

/** Where one store's secrets wait until they are sent, and where answers are that must not be in its state. */
export interface Envelopes {
  seal: <Secret>(secret: Secret) => Sealed<Secret>;
  /** Takes the secret out. @throws Error when it was taken out before, or sealed for another store */
  open: <Secret>(handle: Sealed<Secret>) => Secret;
  /** In the place of what was kept under this name before. */
  keep: <Secret>(name: string, secret: Secret) => Kept<Secret>;
  /** What is kept under this name now; null where it is forgotten. */
  look: <Secret>(handle: Kept<Secret>) => Secret | null;
  forget: (name: string) => void;
  /** Forgets what was never opened, and what is kept. */
  clear: () => void;
}

/** A store of the portal: what renders reads from it what is kept beside its state. */
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
      const secret = secrets.get(sealed) as never; // what was put in under this handle
      secrets.delete(sealed);
      return secret;
    },
    keep: (name, secret) => {
      answers.set(name, secret);
      return { kept: name, version: crypto.randomUUID() };
    },
    look: ({ kept }) => (answers.get(kept) ?? null) as never, // each name is for one kind of answer
    forget: (name) => void answers.delete(name),
    clear: () => {
      secrets.clear();
      answers.clear();
    },
  };
}

/** A thunk: seals a secret for the store that it is dispatched to. */
export const seal =
  <Secret>(secret: Secret) =>
  (_dispatch: unknown, _getState: unknown, { envelopes }: { envelopes: Envelopes }): Sealed<Secret> =>
    envelopes.seal(secret);

/** A thunk: opens a sealed answer, for example a file. @throws Error the second time */
export const unseal =
  <Secret>(handle: Sealed<Secret>) =>
  (_dispatch: unknown, _getState: unknown, { envelopes }: { envelopes: Envelopes }): Secret =>
    envelopes.open(handle);

/** A thunk: what an answer says that is kept outside the state; null where it is forgotten. A component reads one by `useKeptQueries`. */
export const look =
  <Secret>(handle: Kept<Secret>) =>
  (_dispatch: unknown, _getState: unknown, { envelopes }: { envelopes: Envelopes }): Secret | null =>
    envelopes.look(handle);

export const isSealed = (body: unknown): body is Sealed<unknown> =>
  typeof body === 'object' && body !== null && typeof (body as { sealed?: unknown }).sealed === 'string'; // narrowed by the checks before
