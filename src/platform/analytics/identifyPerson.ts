import type { Analytics } from './analytics.ts';

/** Specification, section 9: of whoever is not one of the lender's own people. */
const FALLBACK_HIRE_DATE = '2025-10-23';
/** Specification, section 9. */
const RETRY_AFTER_MS = 2000;
const MOST_TRIES = 5;

/** As the profile has it: undefined while there is no profile yet, null where it names no day. */
type HireDate = string | null | undefined;

/**
 * Tells the service that somebody is signed in, by nothing but a hire date. While the profile is not there, or the service does not take
 * it, it tries again, a few times. @param onDone the service has taken it. @returns ends it
 */
export function identifyPerson(analytics: Analytics, hireDate: () => HireDate, onDone: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const attempt = async (triesLeft: number) => {
    const known = hireDate();
    const isTaken = known !== undefined && (await analytics.identify(dayOf(known)));
    if (isStopped) return;
    if (isTaken) onDone();
    else if (triesLeft > 1) timer = setTimeout(() => void attempt(triesLeft - 1), RETRY_AFTER_MS);
  };
  void attempt(MOST_TRIES);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

const dayOf = (known: string | null): string => /^\d{4}-\d{2}-\d{2}/.exec(known ?? '')?.[0] ?? FALLBACK_HIRE_DATE;
