/** Verifies the human check (CAPTCHA) that the runtime document configures. */
import { Refusal } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { readRuntimeDocument } from '../../base/settings/runtimeDocument.ts';
import type { Settings } from '../../base/settings/settings.ts';
import { StartupError } from '../../base/settings/startupError.ts';
import { redeemProof } from './proofOfWork.ts';

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

/** `absent` means that Google could not be asked. */
type Verdict = 'human' | 'refused' | 'absent';

const TIMEOUT_MS = 3000;

/** Error codes that mean the deployment is misconfigured, not that the visitor failed the check. */
const CONFIGURATION_ERRORS = ['missing-input-secret', 'invalid-input-secret'];

/** Google accepts each token only once. */
async function verifyRecaptcha({ recaptcha, portalOrigins }: Settings, token: string): Promise<Verdict> {
  if (!recaptcha) return 'absent';
  let answer: { success?: unknown; hostname?: unknown; 'error-codes'?: unknown };
  try {
    const response = await fetch(recaptcha.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: recaptcha.secret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!response.ok) return 'absent';
    answer = (await response.json()) as typeof answer;
  } catch {
    return 'absent';
  }
  if (answer.success === true) {
    const hosts = portalOrigins.map((origin) => new URL(origin).hostname);
    return typeof answer.hostname !== 'string' || hosts.includes(answer.hostname) ? 'human' : 'refused';
  }
  const codes = Array.isArray(answer['error-codes']) ? answer['error-codes'] : [];
  return answer.success !== false || codes.some((code) => CONFIGURATION_ERRORS.includes(String(code))) ? 'absent' : 'refused';
}
