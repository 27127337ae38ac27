import type { Part } from './part.ts';

/** An element: its tag, its attributes, and what is inside. A text is itself; a comment, which React leaves for itself, has no tag. */
export type Piece =
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...inside: (Piece | string)[]]
  | readonly [tag: '', comment: string];

export type Pieces = Readonly<Record<string, Piece>>;

/** Marks an element of a piece whose content is other pieces. */
export const HOLE = 'data-hole';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * A part as it is shown, with all that stands inside; null where there is no such piece. Texts become texts and values of attributes, and
 * never markup.
 * @param given texts of every piece
 */
export function buildPart({ name, texts, inside = [] }: Part, pieces: Pieces, given: NonNullable<Part['texts']>): Element | null {
  const piece = pieces[name];
  if (piece === undefined) return null;
  const all = { ...given, ...texts };
  const fill = (text: string) => text.replace(/\{([\w.]+)\}/g, (place, one: string) => all[one] ?? place);
  const holes: Element[] = [];
  const make = ([tag, attributes, ...content]: Piece, isDrawing: boolean): Element | Comment => {
    if (typeof attributes === 'string') return document.createComment(attributes);
    const isSvg = isDrawing || tag === 'svg';
    const element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
    for (const [key, value] of Object.entries(attributes)) {
      if (key === HOLE) holes.push(element);
      // As an attribute it would need a policy that allows every style.
      else if (key === 'style') element.style.cssText = fill(value);
      else element.setAttribute(key, fill(value));
    }
    // Of an empty text React makes no node.
    element.append(...content.map((one) => (typeof one === 'string' ? fill(one) : make(one, isSvg))).filter((one) => one !== ''));
    return element;
  };
  const built = make(piece, false);
  for (const [index, hole] of holes.entries()) {
    for (const part of inside[index] ?? []) {
      const child = buildPart(part, pieces, given);
      if (child === null) return null;
      hole.append(child);
    }
  }
  return built as Element;
}
