/** Layout and color checks that axe lacks, measured in the browser. Each finding is one line. */
import type { Page } from '@playwright/test';

import { axeViolations, animationsEnded } from './axe.ts';

/** WCAG 2.2, 2.5.8: minimum target size in CSS pixels, in both directions. Links within a sentence are exempt. */
const MIN_TARGET_PX = 24;

/** Checks for one h1, a title, one main landmark, large enough targets, and nothing wider than the window. */
export function findingsOf(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const nameOf = (element: HTMLElement) =>
      `${element.localName} "${(element.innerText || element.getAttribute('aria-label') || element.id).slice(0, 40)}"`;
    const findings: string[] = [];

    const headings = all('h1').filter(isShown).length;
    if (headings !== 1) findings.push(`${headings} headings of the first level`);
    if (document.title.trim() === '') findings.push('no title');
    if (all('main').filter(isShown).length !== 1) findings.push('not one main landmark');

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const widest = all('body *').find((element) => element.getBoundingClientRect().right > clientWidth + 1);
      findings.push(`${scrollWidth} px wide in a window of ${clientWidth}: ${widest ? nameOf(widest) : 'unknown'}`);
    }

    const isInSentence = (element: HTMLElement) =>
      element.localName === 'a' &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentNode?.childNodes ?? [])].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
      );
    const sizeOf = (element: HTMLElement) => {
      const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
      const own = element.getBoundingClientRect();
      const around = label.getBoundingClientRect();
      return { width: Math.max(own.width, around.width), height: Math.max(own.height, around.height) };
    };
    for (const element of all('a[href], button, input, select, textarea, summary, [role="button"]')) {
      const isHidden = !isShown(element) || getComputedStyle(element).clipPath !== 'none';
      if (isHidden || isInSentence(element)) continue;
      const { width, height } = sizeOf(element);
      if (width < least || height < least) findings.push(`${Math.round(width)} × ${Math.round(height)} px: ${nameOf(element)}`);
    }
    return findings;
  }, MIN_TARGET_PX);
}

/** Checks that nothing is cut off or too wide with the text spacing of WCAG 2.2, 1.4.12. Restores the page. */
export async function findingsWithSpacing(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const findings = await overflowFindings(page, 'text spacing');
  await page.evaluate(() => (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)));
  return findings;
}

/** Checks that nothing is cut off or too wide with text twice as large (WCAG 2.2, 1.4.4). Restores the page. */
export async function findingsWithLargeText(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const findings = await overflowFindings(page, 'text at 200 %');
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return findings;
}

/**
 * Finds text that is cut off, and elements that make the page wider than the window. @param how name of the page's change, for the
 * findings
 */
const overflowFindings = (page: Page, how: string): Promise<string[]> =>
  page.evaluate((changed) => {
    const findings: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const wide = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
      findings.push(
        `${changed}: ${scrollWidth} px wide in a window of ${clientWidth}: ${wide.map(({ textContent }) => textContent.slice(0, 30)).join(', ')}`,
      );
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const cuts = clipPath === 'none' && element.clientWidth > 1 && element.childElementCount === 0;
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      if (cuts && isCut && !element.matches('input, select, textarea, option') && element.innerText !== '')
        findings.push(`${changed} cuts off "${element.innerText.slice(0, 40)}"`);
    }
    return findings;
  }, how);

/** Finds too little contrast in dark colors. Restores the page's colors. */
export async function findingsInDark(page: Page): Promise<string[]> {
  const before = await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const had = dataset['appearance'];
    dataset['appearance'] = 'dark';
    return had;
  });
  const findings = await axeViolations(page, ['color-contrast', 'link-in-text-block']);
  await page.evaluate((had) => {
    if (had === undefined) delete document.documentElement.dataset['appearance'];
    else document.documentElement.dataset['appearance'] = had;
  }, before);
  return findings.map((finding) => `dark: ${finding}`);
}

/** Finds motion despite `prefers-reduced-motion`, and buttons and fields without a border in forced colors, which remove backgrounds. */
export async function findingsInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await animationsEnded(page); // Animations that started before the preference was set may end.
  const moving = await runningAnimations(page);
  const edgeless = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main .MuiButton-root:not(.MuiButton-text), main input:not([type="radio"], [type="checkbox"], [type="file"], [type="range"])',
      ),
    ]
      .filter((element) => {
        // Material UI draws a field's border on a separate element.
        const edge = element.closest('.MuiOutlinedInput-root')?.querySelector('.MuiOutlinedInput-notchedOutline') ?? element;
        return element.checkVisibility() && parseFloat(getComputedStyle(edge).borderTopWidth) < 1;
      })
      .map(({ innerText, id }) => innerText || id),
  );
  await page.emulateMedia({ reducedMotion: null, forcedColors: null });
  return [
    ...moving.map((name) => `still moves: ${name}`),
    ...edgeless.map((name) => `without an edge in forced colors: ${name}`),
  ];
}

export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 100)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : '')),
  );
}
