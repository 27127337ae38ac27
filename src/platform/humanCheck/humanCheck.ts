/** Specification, section 4, and `working` between the first two. */
export type HumanCheckState = 'init' | 'working' | 'verified' | 'expired' | 'error';

/**
 * The result of a check: a proof, good for one call. Null when there is none; the caller goes on without it, because an outage must not
 * keep anybody from paying. `awaitsPerson`: the person has to do something first.
 */
export type HumanCheckResult = { proof: string | null } | 'awaitsPerson';

export interface HumanCheck {
  state: HumanCheckState;
  /** Does the check, or does it again. */
  start: () => void;
  take: () => Promise<HumanCheckResult>;
}
