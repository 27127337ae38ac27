/** Runs axe on a page under the page's own policy and colors. */
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** Returns one line per element that violates WCAG 2.2 AA or a best practice. @param rules only these rules; all if empty */
export async function axeViolations(page: Page, rules: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await inject(page);
  await animationsEnded(page);
  return page.evaluate(async (only) => {
    // `preload` would fetch style sheets, which the page's policy forbids.
    const results = await window.axe?.run({
      preload: false,
      resultTypes: ['violations'],
      ...(only.length > 0 && { runOnly: { type: 'rule', values: only } }),
    });
    if (!results) throw new Error('axe is not on the page');
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
  }, rules);
}

/** Injects axe through the debugger protocol, because the page's policy would block a script element. */
async function inject(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  const { exceptionDetails } = await debug.send('Runtime.evaluate', { expression: `${axe.source};undefined` });
  await debug.detach();
  if (exceptionDetails) throw new Error(`axe did not start: ${exceptionDetails.text}`);
}

/** Half-faded colors have a different contrast. Endless animations, such as spinners, are not waited for. */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
