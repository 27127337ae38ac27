/** Specification, section 4, and `working` between the first two. */
export type HumanCheckState = 'init' | 'working' | 'verified' | 'expired' | 'error';

/**
 * What a check gave: its proof, good for one call; null when it can't be had, and who asks goes on without, because an outage must not
 * keep anybody from paying. `awaitsPerson`: the person has to do something first.
 */
export type HumanCheckResult = { proof: string | null } | 'awaitsPerson';

export interface HumanCheck {
  state: HumanCheckState;
  /** Does the check, again if it was done before. */
  start: () => void;
  take: () => Promise<HumanCheckResult>;
}
