import type { RateDropAlert } from '#contract/borrower/rateDrop.ts';

/** An alert that was sent, and the key that it was sent under. */
export interface SentAlert {
  text: string;
  key: string;
}

/** The same alert goes out under the same key, so that it is set once, however often it is sent; another one gets another key. */
export function keyFor(alert: RateDropAlert, before: SentAlert | null): SentAlert {
  const text = JSON.stringify(alert);
  return before?.text === text ? before : { text, key: crypto.randomUUID() };
}
