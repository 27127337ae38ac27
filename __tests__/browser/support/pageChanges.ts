/** Changes to a page from outside: a browser that translates it, and a lender whose texts contain very long words. */
import type { BrowserContext } from '@playwright/test';

/**
 * Imitates Chrome's translation: shortly after each change it inserts a `font` element before each text node and removes the text node.
 * The text stays the same.
 */
export const translatePages = (context: BrowserContext): Promise<unknown> =>
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

const FREE_TEXT_FIELDS =
  /^(?:streetAddress|address|city|(?:first|last|middle|full|file|brand|bank|issuer|accountHolder|employer|product|branch|officer|preparer)?name|title|label|note|message|description|employer|product|branch|subject)$/i;
/** An 85-letter place name in New Zealand. */
const LONG_WORD = 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu';

const lengthen = (key: string, value: unknown): unknown => {
  if (typeof value === 'string')
    return FREE_TEXT_FIELDS.test(key) && /^[A-Z0-9].*[a-z]/.test(value) ? `${value} ${LONG_WORD}` : value;
  if (Array.isArray(value)) return value.map((entry) => lengthen(key, entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, lengthen(name, entry)]));
};

/** Appends a word of 85 letters to every free-text field of the API's responses. */
export const lengthenTexts = (context: BrowserContext): Promise<unknown> =>
  context.route('**/api/**', async (route) => {
    // Retries once, because the lender may close a kept-alive connection just as it is reused.
    const response = await route.fetch({ maxRetries: 1 }).catch(() => null);
    if (response === null) return route.abort().catch(() => undefined);
    const isJson = response.headers()['content-type']?.includes('json') === true;
    const text = isJson ? await response.text() : '';
    if (text === '') return route.fulfill({ response }).catch(() => undefined);
    return route.fulfill({ response, json: lengthen('', JSON.parse(text)) }).catch(() => undefined);
  });
