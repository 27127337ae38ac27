/** Cuts what the build rendered into the pieces that a page is made of. */
import { HOLE, type Piece } from '#platform/firstView/buildPart.ts';
import type { Part } from '#platform/firstView/part.ts';

/** Where other pieces stand in a piece, by the first word of its name. */
const HOLES: Record<string, string> = { card: '', article: '', notes: '', sum: '.composition-bar, dl' };

/**
 * Adds the pieces of an element to those that are known.
 * @throws where the parts are not what was rendered, or two pieces of one name differ: what is drawn early would not be what follows
 */
export function cutPieces(element: Element, { name, texts = {}, inside = [] }: Part, pieces: Map<string, Piece>): void {
  const holes = inside.length === 0 ? [] : holesOf(element, name);
  for (const [index, hole] of holes.entries()) {
    const parts = inside[index] ?? [];
    const children = [...hole.children];
    if (children.length !== parts.length)
      throw new Error(`“${name}” has ${parts.length} parts, and shows ${children.length}: ${hole.outerHTML}`);
    parts.forEach((part, nth) => cutPieces(children[nth] as Element, part, pieces));
    hole.replaceChildren();
    hole.setAttribute(HOLE, '');
  }
  const piece = pieceOf(element, texts);
  const known = pieces.get(name);
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(piece))
    throw new Error(`Two pieces are “${name}”: ${JSON.stringify(known)}\n${JSON.stringify(piece)}`);
  pieces.set(name, piece);
}

function holesOf(element: Element, name: string): Element[] {
  const selector = name === 'card only' ? ':scope > div' : (HOLES[name.split(' ')[0] ?? ''] ?? '');
  return selector === '' ? [element] : [...element.querySelectorAll(selector)];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** An element as data. Where a text stands in it, its name does, in braces. */
export function pieceOf(element: Element, texts: Readonly<Record<string, string>>): Piece {
  const names = Object.entries(texts).filter(([, text]) => text !== '');
  // The longest first: an amount has its dollars in it.
  const longest = names.map(([, text]) => escaped(text)).toSorted((one, other) => other.length - one.length);
  const found = new RegExp(longest.join('|'), 'g');
  const leave = (text: string) =>
    names.length === 0 ? text : text.replace(found, (value) => `{${names.find(([, one]) => one === value)?.[0] ?? ''}}`);
  const made = (node: Node): Piece | string => {
    if (node.nodeType === node.TEXT_NODE) return leave(node.nodeValue ?? '');
    if (node.nodeType === node.COMMENT_NODE) return ['', node.nodeValue ?? ''];
    const { localName, attributes, childNodes } = node as Element;
    const kept = [...attributes].map(({ name, value }) => {
      if (value === 'tel:') return [name, 'tel:{phone}'] as const; // the place of a phone has no digits
      return [name, name === 'class' ? value : leave(value)] as const;
    });
    return [localName, Object.fromEntries(kept), ...[...childNodes].map(made)];
  };
  return made(element) as Piece;
}
