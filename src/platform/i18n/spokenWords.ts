import type { IntlShape, MessageDescriptor } from 'react-intl';

interface Spoken {
  descriptor: MessageDescriptor;
  values: Record<string, unknown> | undefined;
  say: IntlShape['formatMessage'];
}

/** As many as a few pages have. */
const MOST = 3000;
const spoken = new Map<string, Spoken>();

/** The same, remembering which message each text came from, so that a text on the page can be told again without somebody's values. */
export function remembering(intl: IntlShape): IntlShape {
  const { formatMessage: say } = intl;
  const formatMessage = (descriptor: MessageDescriptor, values?: Record<string, unknown>, options?: object) => {
    const text: unknown = say(descriptor, values as never, options); // its overloads differ in what values may be
    if (typeof text === 'string' && !spoken.has(text)) {
      if (spoken.size >= MOST) spoken.clear();
      spoken.set(text, { descriptor, values, say });
    }
    return text;
  };
  return Object.assign(intl, { formatMessage });
}

/** Amounts, percents, days, and numbers too short to be anybody's. */
const HARMLESS = /^(?:[-–]?\$[\d,]+(?:\.\d\d)?|[\d.]{1,6}%|\d{1,4}|[A-Z][a-z]+\.? \d{1,2}(?:, \d{4})?)$/;
const HIDDEN = '…';

/** A text of the page with the values that may be told, or null where it is none of the portal's own words. */
export function tellable(text: string): string | null {
  const found = spoken.get(text);
  if (found === undefined) return HARMLESS.test(text) ? text : null;
  const { descriptor, values, say } = found;
  if (values === undefined) return text;
  const told = Object.entries(values).map(([name, value]) => [name, tellableValue(value, text)]);
  return say(descriptor, Object.fromEntries(told) as never); // as in `remembering`
}

/** @param whole the text that it stands in: a message may be nothing but its value, which is then somebody's words */
function tellableValue(value: unknown, whole: string): unknown {
  if (typeof value === 'string') return (value === whole ? null : tellable(value)) ?? HIDDEN;
  return typeof value === 'number' && value >= 10_000 ? HIDDEN : value;
}

/** What an element is called, in words that may be told; null where there are none. */
export function tellableName(element: Element): string | null {
  const own = element.getAttribute('aria-label');
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.flatMap((id) => document.getElementById(id) ?? []);
  const parts = own !== null ? [own] : [named, labels, [element]].find((list) => list.length > 0)?.flatMap(textsOf);
  const told = (parts ?? []).map((part) => tellable(part) ?? HIDDEN);
  const words = told.filter((part, nth) => part !== HIDDEN || told[nth - 1] !== HIDDEN).join(' ');
  return words === '' || words === HIDDEN ? null : words.slice(0, MOST_LETTERS);
}

const MOST_LETTERS = 160;

function textsOf(element: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    if (text !== '' && walker.currentNode.parentElement?.closest('[aria-hidden]') === null) texts.push(text);
  }
  return texts;
}
