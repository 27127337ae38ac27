/** One changed value between two states. */
export interface Difference {
  /** Property names from the root of the state. */
  path: readonly string[];
  /** Old value; missing if there was none. */
  before?: unknown;
  /** New value; missing if the value was removed. */
  after?: unknown;
}

export interface Differences {
  list: readonly Difference[];
  /** True if the search stopped at a limit, so there may be more differences. */
  isIncomplete: boolean;
}

const MAX_DIFFERENCES = 200;
/** Unchanged parts are the same objects, so a step rarely needs a thousand comparisons. */
const MAX_COMPARISONS = 200_000;

/** An object that was added or removed counts as one difference. */
export function differencesOf(before: unknown, after: unknown): Differences {
  const list: Difference[] = [];
  let compared = 0;
  let isIncomplete = false;
  const compare = (one: unknown, other: unknown, path: readonly string[]): void => {
    if (Object.is(one, other)) return;
    compared += 1;
    if (list.length >= MAX_DIFFERENCES || compared > MAX_COMPARISONS) {
      isIncomplete = true;
      return;
    }
    if (!isComposed(one) || !isComposed(other) || Array.isArray(one) !== Array.isArray(other)) {
      list.push({ path, ...(one === undefined ? {} : { before: one }), ...(other === undefined ? {} : { after: other }) });
      return;
    }
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
      if (isIncomplete) return;
      compare(ownValue(one, name), ownValue(other, name), [...path, name]);
    }
  };
  compare(before, after, []);
  return { list, isIncomplete };
}

const isComposed = (value: unknown): value is object => typeof value === 'object' && value !== null;
const ownValue = (value: object, name: string): unknown => (Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined);
