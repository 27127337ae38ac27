/** Whether a person is at the other end, as far as the check that the runtime document names can tell. */
import { Refusal } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { readRuntimeDocument } from '../../base/settings/runtimeDocument.ts';
import type { Settings } from '../../base/settings/settings.ts';
import { StartProblem } from '../../base/settings/startProblem.ts';
import { useProof } from './proofOfWork.ts';
import { askRecaptcha } from './recaptcha.ts';

export type HumanCheckProvider = 'altcha' | 'recaptcha' | 'none';

/**
 * What the runtime document names in `humanCheck.provider`; `none` when it says nothing, or has its payments made elsewhere.
 * @throws StartProblem
 */
export function humanCheckProvider(settings: Settings): HumanCheckProvider {
  const { at } = readRuntimeDocument(settings);
  const base = at('bases.payment');
  if (typeof base === 'string' && !base.startsWith('/')) return 'none';
  const provider = at('humanCheck.provider') ?? 'none';
  if (provider !== 'altcha' && provider !== 'recaptcha' && provider !== 'none') {
    throw new StartProblem(
      `The portal's runtime document sets humanCheck.provider to ${JSON.stringify(provider)}; use "altcha", "recaptcha" or "none".`,
    );
  }
  if (provider === 'recaptcha' && !settings.recaptcha) {
    throw new StartProblem('The portal asks for reCAPTCHA; set SANDBOX_RECAPTCHA_SECRET to the secret of its site key.');
  }
  return provider;
}

/**
 * Judges what came along, and uses it up. `unchecked`: nothing came, or the provider could not be asked. That must not keep anybody from
 * paying, so the caller lets it through and allows fewer tries. @throws Refusal 422 for a check that was failed, used or too old
 */
export async function checkHuman(
  sandbox: Sandbox,
  provider: HumanCheckProvider,
  given: string | undefined,
): Promise<'checked' | 'unchecked'> {
  if (provider === 'none') return 'checked';
  if (given === undefined || given === '') return 'unchecked';
  if (provider === 'altcha') {
    if (await useProof(sandbox, given)) return 'checked';
  } else {
    const verdict = await askRecaptcha(sandbox.settings, given);
    if (verdict !== 'refused') return verdict === 'human' ? 'checked' : 'unchecked';
  }
  throw new Refusal(422, 'The check that you are a person has run out. Do it once more.', {
    code: 'humanCheck',
    fields: { humanCheck: 'Do this check once more.' },
  });
}
