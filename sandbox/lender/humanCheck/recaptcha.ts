import type { Settings } from '../../base/settings/settings.ts';

/** `absent` means that Google could not be asked. */
type Verdict = 'human' | 'refused' | 'absent';

const TIMEOUT_MS = 3000;

/** Error codes that mean the deployment is misconfigured, not that the visitor failed the check. */
const CONFIGURATION_ERRORS = ['missing-input-secret', 'invalid-input-secret'];

/** Google accepts each token only once. */
export async function verifyRecaptcha({ recaptcha, portalOrigins }: Settings, token: string): Promise<Verdict> {
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
