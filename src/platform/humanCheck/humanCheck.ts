/** States from the specification, section 4, plus `working` between `init` and `verified`. */
export type HumanCheckState = 'init' | 'working' | 'verified' | 'expired' | 'error';

/**
 * Result of a check. `proof` is valid for one request; it is null when the check failed, and the caller then continues without it,
 * because an outage must not keep anyone from paying. `awaitsPerson` means that the user has to act first.
 */
export type HumanCheckResult = { proof: string | null } | 'awaitsPerson';

export interface HumanCheck {
  state: HumanCheckState;
  /** Runs the check, or runs it again. */
  start: () => void;
  takeProof: () => Promise<HumanCheckResult>;
}
