import fc from 'fast-check';
import { act, createElement, Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { tolerateTranslation } from '#platform/tolerateTranslation.ts';

import { translateLikeFirefox, TRANSLATORS, untranslated } from '../support/translators.ts';

/** Anything React can render: texts, elements, fragments, keys that move them, and nothing. */
type Tree = string | null | { is: 'b' | 'section' | 'fragment'; key: string | null; children: readonly Tree[] };

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom('', 'On', 'Off', 'Not sent yet', 'Sent'),
    fc.constant(null),
    fc.record({
      is: fc.constantFrom('b' as const, 'section' as const, 'fragment' as const),
      key: fc.option(fc.constantFrom('a', 'b', 'c')),
      children: fc.array(tie('tree'), { maxLength: 4 }),
    }),
  ),
}));
const forest = fc.array(tree, { maxLength: 5 });

function shown(trees: readonly Tree[]): ReactNode[] {
  const keys = new Set<string>();
  return trees.map((one, nth) => {
    if (one === null || typeof one === 'string') return one;
    const wanted = one.key ?? `${nth}`;
    const key = keys.has(wanted) ? `${wanted} ${nth}` : wanted;
    keys.add(key);
    return createElement(one.is === 'fragment' ? Fragment : one.is, { key }, ...shown(one.children));
  });
}

function page() {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  return {
    container,
    show: (trees: readonly Tree[]) => act(() => root.render(createElement('main', null, ...shown(trees)))),
    end: () => {
      act(() => root.unmount());
      container.remove();
    },
  };
}

function markupOf(trees: readonly Tree[]): string {
  const { container, show, end } = page();
  show(trees);
  const markup = container.innerHTML;
  end();
  return markup;
}

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
let stop = () => {};
beforeEach(() => (stop = tolerateTranslation()));
afterEach(() => stop());

/** A sequence of states of a page, each translated or not. `isSoon` means that the translation comes before mutation observers have run. */
const pages = fc.array(fc.record({ trees: forest, isTranslated: fc.boolean(), isSoon: fc.boolean() }), {
  minLength: 2,
  maxLength: 5,
});

describe.each(Object.entries(TRANSLATORS))('a translation that puts %s', (_, translate) => {
  test('never prevents React from showing the right content', async () => {
    await fc.assert(
      fc.asyncProperty(pages, async (states) => {
        const { container, show, end } = page();
        for (const { trees, isTranslated, isSoon } of states) {
          show(trees);
          if (!isSoon) await Promise.resolve();
          if (isTranslated) translate(container);
          await Promise.resolve();
          expect(untranslated(container)).toBe(markupOf(trees));
        }
        end();
        expect(container.innerHTML).toBe('');
      }),
      { numRuns: 60 },
    );
  });

  test('receives only changed text', async () => {
    const { container, show, end } = page();
    show(['Alerts are ', 'On', { is: 'b', key: null, children: ['Save'] }]);
    translate(container);
    await Promise.resolve();
    const [first] = container.querySelectorAll<HTMLElement>('font, .none');
    show(['Alerts are ', 'Off', { is: 'b', key: null, children: ['Save'] }]);
    await Promise.resolve();
    expect(container.textContent).toBe('Alerts are OffSave');
    expect(first).toBeInTheDocument();
    end();
  });
});

test.each(Object.entries({ ...TRANSLATORS, 'the words of a paragraph in one text': translateLikeFirefox }))(
  'a translation that puts %s crashes no page, even before it is noticed',
  (_, translate) => {
    fc.assert(
      fc.property(pages, (states) => {
        const { container, show, end } = page();
        for (const { trees, isTranslated } of states) {
          show(trees);
          if (isTranslated) translate(container);
        }
        end();
        expect(container.innerHTML).toBe('');
      }),
      { numRuns: 30 },
    );
  },
);

test('a text that returns, changes and is translated again appears once', async () => {
  const { container, show, end } = page();
  const translate = TRANSLATORS['an element instead of the text']!;
  show(['On', '']);
  translate(container);
  await Promise.resolve();
  show(['Not sent yet', '']);
  await Promise.resolve();
  show(['Off', '']);
  translate(container);
  await Promise.resolve();
  expect(untranslated(container)).toBe('<main>Off</main>');
  end();
});

test('the restored original text node keeps receiving React’s updates', async () => {
  const { container, show, end } = page();
  show(['Alerts are ', 'On']);
  const [first, second] = container.querySelector('main')!.childNodes;
  TRANSLATORS['an element instead of the text']!(container);
  await Promise.resolve();
  container.querySelectorAll('main > font').forEach((font, nth) => font.replaceWith([first!, second!][nth]!));
  await Promise.resolve();
  show(['Alerts are ', 'Off']);
  await Promise.resolve();
  expect(container.innerHTML).toBe('<main>Alerts are Off</main>');
  end();
});

test('nodes that no translation moved still throw on invalid operations', async () => {
  const [here, there] = [document.createElement('div'), document.createElement('div')];
  const child = document.createElement('b');
  const text = document.createTextNode('On');
  there.append(child, text);
  document.body.append(here, there);
  await Promise.resolve();
  expect(() => here.removeChild(child)).toThrow('not a child');
  expect(() => here.removeChild(text)).toThrow('not a child');
  expect(() => here.insertBefore(document.createElement('p'), child)).toThrow(/child/);
  there.remove();
  here.remove();
});

test('stopping restores the original DOM methods', () => {
  stop();
  expect(Node.prototype.removeChild.name).toBe('removeChild');
  expect(() => document.body.removeChild(document.createTextNode('On'))).toThrow('not a child');
});
