/** A body that was sent, and the idempotency key that it was sent under. */
export interface SentBody {
  text: string;
  key: string;
}

/** The same body goes out under the same key, so that it counts once, however often it is sent; another one gets another key. */
export function sentOnce(body: unknown, before: SentBody | null): SentBody {
  const text = JSON.stringify(body);
  return before?.text === text ? before : { text, key: crypto.randomUUID() };
}
