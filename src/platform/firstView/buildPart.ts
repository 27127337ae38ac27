import type { ViewPart } from './viewPart.ts';

/**
 * Serialized markup: an element as tag, attributes and children, or a string for a text node. An empty tag means a comment node, which
 * React needs for hydration.
 */
export type MarkupPiece =
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...inside: (MarkupPiece | string)[]]
  | readonly [tag: '', comment: string];

export type MarkupPieces = Readonly<Record<string, MarkupPiece>>;

/** Attribute of an element whose children are other pieces (a slot). */
export const SLOT_ATTRIBUTE = 'data-hole';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/**
 * Builds the DOM element of a part, including its nested parts. Texts are only ever inserted as text nodes and attribute values, never as
 * markup.
 * @param given texts available to every piece
 * @returns null when a piece is unknown
 */
export function buildPart(
  { name, texts, slots: inside = [] }: ViewPart,
  pieces: MarkupPieces,
  given: NonNullable<ViewPart['texts']>,
): Element | null {
  const piece = pieces[name];
  if (piece === undefined) return null;
  const all = { ...given, ...texts };
  const fill = (text: string) => text.replace(/\{([\w.]+)\}/g, (place, one: string) => all[one] ?? place);
  const slots: Element[] = [];
  const make = ([tag, attributes, ...content]: MarkupPiece, isInsideSvg: boolean): Element | Comment => {
    if (typeof attributes === 'string') return document.createComment(attributes);
    const isSvg = isInsideSvg || tag === 'svg';
    const element = isSvg ? document.createElementNS(SVG_NAMESPACE, tag) : document.createElement(tag);
    for (const [key, value] of Object.entries(attributes)) {
      if (key === SLOT_ATTRIBUTE) slots.push(element);
      // Setting a `style` attribute would need `unsafe-inline` in the Content Security Policy; setting `cssText` does not.
      else if (key === 'style') element.style.cssText = fill(value);
      else element.setAttribute(key, fill(value));
    }
    // Skip empty strings: React creates no text node for them, and hydration compares the nodes.
    element.append(...content.map((one) => (typeof one === 'string' ? fill(one) : make(one, isSvg))).filter((one) => one !== ''));
    return element;
  };
  const built = make(piece, false);
  for (const [index, hole] of slots.entries()) {
    for (const part of inside[index] ?? []) {
      const child = buildPart(part, pieces, given);
      if (child === null) return null;
      hole.append(child);
    }
  }
  return built as Element;
}
