/** A place in the state that changed between two steps. */
export interface Difference {
  /** Names from the state's root. */
  path: readonly string[];
  /** Left out where there was nothing. */
  before?: unknown;
  /** Left out where there is nothing anymore. */
  after?: unknown;
}

export interface Differences {
  list: readonly Difference[];
  /** There are more than were looked for. */
  isCut: boolean;
}

/** As many lines as somebody may read. */
const MOST_LINES = 200;
/** Pairs of values that are compared. Shared parts are the same object, so a step seldom takes a thousand. */
const MOST_COMPARED = 200_000;

/** What differs between two states, outermost first where a whole part is new or gone. */
export function differencesOf(before: unknown, after: unknown): Differences {
  const list: Difference[] = [];
  let compared = 0;
  let isCut = false;
  const compare = (one: unknown, other: unknown, path: readonly string[]): void => {
    if (Object.is(one, other)) return;
    compared += 1;
    if (list.length >= MOST_LINES || compared > MOST_COMPARED) {
      isCut = true;
      return;
    }
    if (!isComposed(one) || !isComposed(other) || Array.isArray(one) !== Array.isArray(other)) {
      list.push({ path, ...(one === undefined ? {} : { before: one }), ...(other === undefined ? {} : { after: other }) });
      return;
    }
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
      if (isCut) return;
      compare(ownValue(one, name), ownValue(other, name), [...path, name]);
    }
  };
  compare(before, after, []);
  return { list, isCut };
}

const isComposed = (value: unknown): value is object => typeof value === 'object' && value !== null;
const ownValue = (value: object, name: string): unknown => (Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined);
