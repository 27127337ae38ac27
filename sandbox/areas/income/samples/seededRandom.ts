/** Seeded pseudo-random numbers: the same seed always gives the same sequence. */
export interface SeededRandom {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** An integer between both limits, which are included. */
  integer(least: number, most: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** True with the given probability. */
  isTrue(share: number): boolean;
}

export function createRandom(seed: string | number): SeededRandom {
  let state = 2_166_136_261;
  for (const letter of String(seed)) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return { next, integer, pick: (list) => list[integer(0, list.length - 1)] ?? list[0], isTrue: (share) => next() < share };
}
