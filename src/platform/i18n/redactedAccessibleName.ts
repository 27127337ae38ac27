import { REDACTED, redactUiText } from './redactUiText.ts';

/** Null when nothing is left. */
export function redactedAccessibleName(element: Element): string | null {
  const own = element.getAttribute('aria-label');
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.flatMap((id) => document.getElementById(id) ?? []);
  const parts = own !== null ? [own] : [named, labels, [element]].find((list) => list.length > 0)?.flatMap(exposedTextsOf);
  const told = (parts ?? []).map((part) => redactUiText(part) ?? REDACTED);
  const words = told.filter((part, nth) => part !== REDACTED || told[nth - 1] !== REDACTED).join(' ');
  return words === '' || words === REDACTED ? null : words.slice(0, MAX_NAME_LENGTH);
}

const MAX_NAME_LENGTH = 160;

function exposedTextsOf(element: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    if (text !== '' && walker.currentNode.parentElement?.closest('[aria-hidden]') === null) texts.push(text);
  }
  return texts;
}
