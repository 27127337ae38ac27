/** The most milliseconds of a timer: browsers count them in 32 bits, and a longer one would fire at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;
