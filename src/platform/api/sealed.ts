/**
 * A secret on its way from a form to the wire. Actions, state and DevTools see only the handle; the base query opens it once.
 * RTK Query keeps a mutation's argument in action meta, which is why secrets must not be the argument.
 */
export interface Sealed<Secret> {
  sealed: string;
  /** Only for the compiler: says what is inside. */
  readonly inside?: Secret;
}

/** Where one store's secrets wait until they are sent. */
export interface Envelopes {
  seal: <Secret>(secret: Secret) => Sealed<Secret>;
  /** Takes the secret out. @throws Error when it was taken out before, or sealed for another store */
  open: <Secret>(handle: Sealed<Secret>) => Secret;
  /** Forgets what was never opened. */
  clear: () => void;
}

export function createEnvelopes(): Envelopes {
  const secrets = new Map<string, unknown>();
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
    clear: () => secrets.clear(),
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

export const isSealed = (body: unknown): body is Sealed<unknown> =>
  typeof body === 'object' && body !== null && typeof (body as { sealed?: unknown }).sealed === 'string'; // narrowed by the checks before
