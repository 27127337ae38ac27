/** Splits markup that the build has rendered into reusable pieces, from which documents show pages before the application has loaded. */
import { SLOT_ATTRIBUTE, type MarkupPiece } from '#platform/firstView/buildPart.ts';
import type { ViewPart } from '#platform/firstView/viewPart.ts';

/** Selectors of the slots inside a piece, by the first word of the piece's name; an empty string means the element itself. */
const SLOT_SELECTORS: Record<string, string> = { card: '', article: '', notes: '', sum: '.composition-bar, dl' };

/**
 * Adds the pieces of an element to `pieces`.
 * @throws Error when the described parts do not match the markup, or when two pieces with one name differ, because the early view would
 * then differ from the application
 */
export function cutPieces(element: Element, { name, texts = {}, slots = [] }: ViewPart, pieces: Map<string, MarkupPiece>): void {
  const holes = slots.length === 0 ? [] : findSlots(element, name);
  for (const [index, hole] of holes.entries()) {
    const parts = slots[index] ?? [];
    const children = [...hole.children];
    if (children.length !== parts.length)
      throw new Error(`“${name}” has ${parts.length} parts, and shows ${children.length}: ${hole.outerHTML}`);
    parts.forEach((part, nth) => cutPieces(children[nth] as Element, part, pieces));
    hole.replaceChildren();
    hole.setAttribute(SLOT_ATTRIBUTE, '');
  }
  const piece = toPiece(element, texts);
  const known = pieces.get(name);
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(piece))
    throw new Error(`Two pieces are “${name}”: ${JSON.stringify(known)}\n${JSON.stringify(piece)}`);
  pieces.set(name, piece);
}

function findSlots(element: Element, name: string): Element[] {
  const selector = name === 'card only' ? ':scope > div' : (SLOT_SELECTORS[name.split(' ')[0] ?? ''] ?? '');
  return selector === '' ? [element] : [...element.querySelectorAll(selector)];
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Serializes an element, with each of the given texts replaced by `{name}`. */
export function toPiece(element: Element, texts: Readonly<Record<string, string>>): MarkupPiece {
  const names = Object.entries(texts).filter(([, text]) => text !== '');
  // Replace longer texts first, because an amount contains its dollars as a shorter text.
  const longest = names.map(([, text]) => escapeRegExp(text)).toSorted((one, other) => other.length - one.length);
  const found = new RegExp(longest.join('|'), 'g');
  const leave = (text: string) =>
    names.length === 0 ? text : text.replace(found, (value) => `{${names.find(([, one]) => one === value)?.[0] ?? ''}}`);
  const made = (node: Node): MarkupPiece | string => {
    if (node.nodeType === node.TEXT_NODE) return leave(node.nodeValue ?? '');
    if (node.nodeType === node.COMMENT_NODE) return ['', node.nodeValue ?? ''];
    const { localName, attributes, childNodes } = node as Element;
    const kept = [...attributes].map(({ name, value }) => {
      if (value === 'tel:') return [name, 'tel:{phone}'] as const; // placeholder phone number without digits
      return [name, name === 'class' ? value : leave(value)] as const;
    });
    return [localName, Object.fromEntries(kept), ...[...childNodes].map(made)];
  };
  return made(element) as MarkupPiece;
}
