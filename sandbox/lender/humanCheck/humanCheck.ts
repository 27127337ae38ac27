/** Verifies the human check (CAPTCHA) that the runtime document configures. */
import { Refusal } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { readRuntimeDocument } from '../../base/settings/runtimeDocument.ts';
import type { Settings } from '../../base/settings/settings.ts';
import { StartupError } from '../../base/settings/startupError.ts';
import { redeemProof } from './proofOfWork.ts';
import { verifyRecaptcha } from './recaptcha.ts';

export type HumanCheckProvider = 'altcha' | 'recaptcha' | 'none';

/**
 * Returns the provider in `humanCheck.provider` of the runtime document; `none` when it is not set or when payments are handled by
 * another server. @throws StartupError when the provider is unknown or not fully configured
 */
export function humanCheckProvider(settings: Settings): HumanCheckProvider {
  const { valueAt } = readRuntimeDocument(settings);
  const base = valueAt('bases.payment');
  if (typeof base === 'string' && !base.startsWith('/')) return 'none';
  const provider = valueAt('humanCheck.provider') ?? 'none';
  if (provider !== 'altcha' && provider !== 'recaptcha' && provider !== 'none') {
    throw new StartupError(
      `The portal's runtime document sets humanCheck.provider to ${JSON.stringify(provider)}; use "altcha", "recaptcha" or "none".`,
    );
  }
  if (provider === 'recaptcha' && !settings.recaptcha) {
    throw new StartupError('The portal asks for reCAPTCHA; set SANDBOX_RECAPTCHA_SECRET to the secret of its site key.');
  }
  return provider;
}

/**
 * Verifies the human-check token of a request, which can be used once. `unchecked` means that no token was sent or the provider could not
 * be reached. That must not keep anybody from paying, so callers let the request through under stricter limits. @throws Refusal 422 when
 * the check failed, was used before, or has expired
 */
export async function verifyHumanCheck(
  sandbox: Sandbox,
  provider: HumanCheckProvider,
  given: string | undefined,
): Promise<'checked' | 'unchecked'> {
  if (provider === 'none') return 'checked';
  if (given === undefined || given === '') return 'unchecked';
  if (provider === 'altcha') {
    if (await redeemProof(sandbox, given)) return 'checked';
  } else {
    const verdict = await verifyRecaptcha(sandbox.settings, given);
    if (verdict !== 'refused') return verdict === 'human' ? 'checked' : 'unchecked';
  }
  throw new Refusal(422, 'The check that you are a person has run out. Do it once more.', {
    code: 'humanCheck',
    fields: { humanCheck: 'Do this check once more.' },
  });
}
