/** Recognises a request that comes again under the same idempotency key, without keeping what was in it. */
import { createHmac, randomBytes } from 'node:crypto';

import { keepSetting } from '../../../base/db/keptSettings.ts';
import type { Sandbox } from '../../../base/sandbox.ts';

const KEY_SETTING = 'payment-fingerprint-key';

/**
 * A keyed digest (HMAC-SHA-256) of a request. Keyed, because a card number has too few possible values for a plain digest to hide it.
 * Leave security codes out of `request`: they may not be kept in any form (PCI DSS 3.3.1).
 */
export async function fingerprintOf(sandbox: Sandbox, request: object): Promise<string> {
  const key = await keepSetting(sandbox.database, KEY_SETTING, () => randomBytes(32).toString('base64url'));
  return createHmac('sha256', key).update(canonical(request)).digest('base64url');
}

/** The same text for the same values, in whichever order they were sent. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
