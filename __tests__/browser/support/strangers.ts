/** What others put into a page: a browser that translates it, and a lender whose words are very long. */
import type { BrowserContext } from '@playwright/test';

/** As Chrome's translation does, a moment after each change: an element before each text, which is then taken away. Words stay as they are. */
export const translatesPages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const fontElement = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (text.data.trim() === '' || parent === null || parent.closest('font, style, script, svg, noscript')) continue;
        const font = fontElement();
        font.appendChild(fontElement()).append(text.data);
        parent.insertBefore(font, text);
        parent.removeChild(text);
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const soon = () => {
        timer ??= setTimeout(() => {
          timer = undefined;
          translate();
        }, 20);
      };
      new MutationObserver(soon).observe(document.body, { childList: true, characterData: true, subtree: true });
      soon();
    });
  });

/** Names, places and notes of people: what a lender passes on as somebody wrote it. */
const WRITTEN =
  /^(?:streetAddress|address|city|(?:first|last|middle|full|file|brand|bank|issuer|accountHolder|employer|product|branch|officer|preparer)?name|title|label|note|message|description|employer|product|branch|subject)$/i;
/** A place in New Zealand, and a word of the same kind. */
const LONG = 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu';

const lengthen = (key: string, value: unknown): unknown => {
  if (typeof value === 'string') return WRITTEN.test(key) && /^[A-Z0-9].*[a-z]/.test(value) ? `${value} ${LONG}` : value;
  if (Array.isArray(value)) return value.map((entry) => lengthen(key, entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, lengthen(name, entry)]));
};

/** Puts a word of 85 letters behind all of it. */
export const writesLongWords = (context: BrowserContext): Promise<unknown> =>
  context.route('**/api/**', async (route) => {
    // A connection that was kept open may be closed by the lender just as it is used again.
    const response = await route.fetch({ maxRetries: 1 }).catch(() => null);
    if (response === null) return route.abort().catch(() => undefined);
    const isJson = response.headers()['content-type']?.includes('json') === true;
    const text = isJson ? await response.text() : '';
    if (text === '') return route.fulfill({ response }).catch(() => undefined);
    return route.fulfill({ response, json: lengthen('', JSON.parse(text)) }).catch(() => undefined);
  });
