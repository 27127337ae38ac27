/** What browsers do to the texts of a page that they translate. The words stay as they are, so that a page can be compared. */

const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(
    ({ data, parentElement }) => data.trim() !== '' && parentElement?.closest('font, style, script, svg') === null,
  );
};

/** A string, because the element's own type is deprecated. */
const FONT: string = 'font';

function fontOf(words: string): HTMLElement {
  const font = document.createElement(FONT);
  font.append(document.createElement(FONT));
  font.firstElementChild?.append(words);
  return font;
}

export const TRANSLATORS: Readonly<Record<string, (root: Node) => void>> = {
  /** Chrome. */
  'an element before the text, which is then taken away': (root) => {
    for (const text of textsIn(root)) {
      text.parentNode?.insertBefore(fontOf(text.data), text);
      text.parentNode?.removeChild(text);
    }
  },
  'an element instead of the text': (root) => {
    for (const text of textsIn(root)) text.replaceWith(fontOf(text.data));
  },
  'an element around the text': (root) => {
    for (const text of textsIn(root)) {
      const font = fontOf('');
      text.before(font);
      font.firstElementChild?.append(text);
    }
  },
};

/** Firefox: takes all children out, and puts the words of a paragraph into as few of its texts as they need. */
export function gatherTexts(root: Node): void {
  for (const parent of new Set(textsIn(root).map(({ parentNode }) => parentNode))) {
    if (parent === null) continue;
    const children = [...parent.childNodes];
    const words = children.filter((child) => child instanceof Text).map(({ data }) => data);
    children.forEach((child) => child.remove());
    const [first, ...others] = children.filter((child) => child instanceof Text);
    if (first !== undefined) {
      first.data = words.join(' ');
      parent.appendChild(first);
    }
    children.filter((child) => !others.includes(child as Text) && child !== first).forEach((child) => parent.appendChild(child));
  }
}

/** The page's markup as it would be without a translation. */
export const untranslated = (root: Element): string => root.innerHTML.replaceAll(/<\/?font>/g, '');

/** Translates the page, and from then on whatever React puts there. Returns a function that ends it. */
export function translatePage(translate: (root: Node) => void): () => void {
  const observer = new MutationObserver(() => translate(document.body));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  translate(document.body);
  return () => observer.disconnect();
}

interface Fiber {
  tag: number;
  memoizedProps: unknown;
  memoizedState: unknown;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** The words of the page that are not the ones which React takes it to say. A browser runs it as it stands here, so it holds all it needs. */
export function staleWords(): string[] {
  const [PORTAL, ELEMENT, TEXT, OFFSCREEN] = [4, 5, 6, 22];
  const stale: string[] = [];
  /** Null: not known, as of what waits. */
  const meant = (fiber: Fiber): string | null => {
    const { tag, memoizedProps, stateNode } = fiber;
    if (tag === TEXT) return String(memoizedProps);
    if (tag === OFFSCREEN && fiber.memoizedState !== null) return null;
    const props = memoizedProps as { children?: unknown; dangerouslySetInnerHTML?: unknown } | null;
    const isAlone = tag === ELEMENT && fiber.child === null && ['string', 'number'].includes(typeof props?.children);
    let words: string | null = isAlone ? String(props?.children) : '';
    for (let child = fiber.child; child !== null; child = child.sibling) {
      const own = meant(child);
      if (child.tag !== PORTAL) words = words === null || own === null ? null : words + own;
    }
    if (tag !== ELEMENT || !(stateNode instanceof Element)) return words;
    // What is not React's own.
    if (props?.dangerouslySetInnerHTML !== undefined || stateNode.matches('textarea, style')) return stateNode.textContent;
    if (words !== null && words !== stateNode.textContent) stale.push(`“${stateNode.textContent}”, not “${words}”`);
    return words === null ? null : stateNode.textContent;
  };
  let roots = 0;
  for (const element of document.querySelectorAll('*')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
    const root = key === undefined ? undefined : (element as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
    if (root === undefined) continue;
    roots += 1;
    meant(root.stateNode.current);
  }
  return roots === 0 ? ['There is no page of React’s'] : stale;
}
