import { createRandom } from '../seededRandom.ts';

/** The length is a power of two, so an index wraps around with `index & (NOISE_LENGTH - 1)`. */
export const NOISE_LENGTH = 65_536;

/** Table of approximately normal noise, standard deviation 1. Calling a random function for each pixel would be much slower. */
export function createNoise(seed: string | number): Float32Array {
  const chance = createRandom(`noise ${seed}`);
  // The sum of a few uniform random numbers is close enough to a normal distribution.
  return Float32Array.from({ length: NOISE_LENGTH }, () => (chance.next() + chance.next() + chance.next() - 1.5) * 2);
}
