/** Recognizes a repeated request with the same idempotency key without storing its content. */
import { createHmac, randomBytes } from 'node:crypto';

import { getOrCreateSetting } from '../../../base/db/sandboxSettings.ts';
import type { Sandbox } from '../../../base/sandbox.ts';

const KEY_SETTING = 'payment-fingerprint-key';

/**
 * HMAC-SHA-256 of a request. It is keyed, because there are too few possible card numbers for a plain hash to hide one. Leave security
 * codes out of `request`: PCI DSS 3.3.1 forbids storing them in any form.
 */
export async function fingerprintOf(sandbox: Sandbox, request: object): Promise<string> {
  const key = await getOrCreateSetting(sandbox.database, KEY_SETTING, () => randomBytes(32).toString('base64url'));
  return createHmac('sha256', key).update(canonicalJson(request)).digest('base64url');
}

/** JSON that does not depend on the order of the properties. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
