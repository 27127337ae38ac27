/**
 * A secret on its way from a form to the wire. Actions, state and DevTools see only the handle; the base query opens it once.
 * RTK Query keeps a mutation's argument in action meta, which is why secrets must not be the argument.
 */
export interface Sealed<Secret> {
  sealed: string;
  /** Only for the compiler: says what is inside. */
  readonly inside?: Secret;
}

const envelopes = new Map<string, unknown>();

export function seal<Secret>(secret: Secret): Sealed<Secret> {
  const sealed = crypto.randomUUID();
  envelopes.set(sealed, secret);
  return { sealed };
}

export const isSealed = (body: unknown): body is Sealed<unknown> =>
  typeof body === 'object' && body !== null && typeof (body as { sealed?: unknown }).sealed === 'string'; // narrowed by the checks before it

/** Takes the secret out; a second opening finds nothing and throws. */
export function unseal(handle: Sealed<unknown>): unknown {
  if (!envelopes.has(handle.sealed)) throw new Error('This envelope was opened before');
  const secret = envelopes.get(handle.sealed);
  envelopes.delete(handle.sealed);
  return secret;
}
