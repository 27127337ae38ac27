/** true when each type may stand for the other; otherwise a compile error where it is used with `Holds`. */
export type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** Compiles only for `true`: keeps a schema and the contract it serves from drifting apart. */
export type Holds<Truth extends true> = Truth;
