/** Simulates how browsers change the DOM when they translate a page. The text itself is not changed, so that the page can be compared. */

const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(
    ({ data, parentElement }) => data.trim() !== '' && parentElement?.closest('font, style, script, svg') === null,
  );
};

/** Typed as string to avoid the deprecated overload for `font` elements. */
const FONT: string = 'font';

function fontOf(words: string): HTMLElement {
  const font = document.createElement(FONT);
  font.append(document.createElement(FONT));
  font.firstElementChild?.append(words);
  return font;
}

export const TRANSLATORS: Readonly<Record<string, (root: Node) => void>> = {
  /** Chrome's translation does this. */
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

/** Firefox's translation: removes all children, then puts a paragraph's text back into as few text nodes as it needs. */
export function translateLikeFirefox(root: Node): void {
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

export const untranslated = (root: Element): string => root.innerHTML.replaceAll(/<\/?font>/g, '');

/** Translates the page now and after every change of the DOM. Returns a function that stops it. */
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

/**
 * Finds text in the DOM that differs from what React believes it rendered. It is self-contained, because Playwright runs it inside the
 * browser.
 */
export function staleTexts(): string[] {
  const [PORTAL, ELEMENT, TEXT, OFFSCREEN] = [4, 5, 6, 22];
  const stale: string[] = [];
  /** Text that React believes a fiber shows; null if unknown, as for hidden content. */
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
    // React does not control this text.
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
