import type { Analytics } from './analytics.ts';

/** Hire date sent for users who are not employees of the lender (specification, section 9). */
const FALLBACK_HIRE_DATE = '2025-10-23';
/** Delay between two attempts (specification, section 9). */
const RETRY_AFTER_MS = 2000;
const MAX_ATTEMPTS = 5;

/** Hire date from the user's profile: undefined until the profile has loaded, null when the profile has none. */
type HireDate = string | null | undefined;

/**
 * Reports to the analytics service that a user is signed in, sending only the hire date. Makes up to five attempts while the profile has
 * not loaded or the service does not accept the event.
 * @param onDone called once the service has accepted the event
 * @returns a function that stops the attempts
 */
export function identifyPerson(analytics: Analytics, hireDate: () => HireDate, onDone: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const attempt = async (triesLeft: number) => {
    const known = hireDate();
    const isTaken = known !== undefined && (await analytics.identify(hireDayOf(known)));
    if (isStopped) return;
    if (isTaken) onDone();
    else if (triesLeft > 1) timer = setTimeout(() => void attempt(triesLeft - 1), RETRY_AFTER_MS);
  };
  void attempt(MAX_ATTEMPTS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

const hireDayOf = (known: string | null): string => /^\d{4}-\d{2}-\d{2}/.exec(known ?? '')?.[0] ?? FALLBACK_HIRE_DATE;
