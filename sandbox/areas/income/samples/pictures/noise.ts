/** What sensors and glass add to a picture. */
import { chanceOf } from '../chance.ts';

/** A power of two, so that a place beyond the end is `place & (NOISES - 1)`. */
export const NOISES = 65_536;

/** Bell-shaped, standard deviation 1. A table: a call for every dot of a picture would take longer than all the rest. */
export function noiseOf(seed: string | number): Float32Array {
  const chance = chanceOf(`noise ${seed}`);
  // The sum of some even chances is close enough to a bell.
  return Float32Array.from({ length: NOISES }, () => (chance.next() + chance.next() + chance.next() - 1.5) * 2);
}
