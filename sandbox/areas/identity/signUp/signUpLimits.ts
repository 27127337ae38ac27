/** How many sign-ups are too many: per e-mail address, known or not, and per caller. */
import { DAY_MS, HOUR_MS } from '../../../base/clock/clock.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { countTry } from '../../../base/limits/tries.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { signUpWords } from './signUpWords.ts';

/** Counts one try for the caller, and one for the address. @throws Refusal 429 with the time until the window ends */
export async function countSignUp(
  sandbox: Sandbox,
  { caller, email, language }: { caller: string; email: string; language: string },
): Promise<void> {
  const { signUpsPerCallerPerHour, signUpMailsPerDay } = sandbox.limits;
  const secondsLeft =
    (await countTry(sandbox, `sign-up caller ${caller}`, signUpsPerCallerPerHour, HOUR_MS)) ??
    (await countTry(sandbox, `sign-up address ${email.toLowerCase()}`, signUpMailsPerDay, DAY_MS));
  if (secondsLeft !== null) {
    throw new Refusal(429, signUpWords(language).refusals.tooMany, { retryAfterSeconds: secondsLeft });
  }
}
