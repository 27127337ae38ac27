/** Browsers store a timer's delay as a signed 32-bit integer; a longer delay would fire at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;
