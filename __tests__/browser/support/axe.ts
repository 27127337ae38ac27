/** What axe finds on a page, checked as it is: under its own policy, with colors. */
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** One line for each element that axe complains about, for WCAG 2.2 AA and best practices. @param rules only these; all if empty */
export async function axeViolations(page: Page, rules: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await inject(page);
  await settled(page);
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

/** Injected as a debugger would. The page's policy would stop a script element, and without the policy it would be another page. */
async function inject(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  const { exceptionDetails } = await debug.send('Runtime.evaluate', { expression: `${axe.source};undefined` });
  await debug.detach();
  if (exceptionDetails) throw new Error(`axe did not start: ${exceptionDetails.text}`);
}

/** A color that is still fading in has another contrast. What turns forever, as a sign of waiting, is not waited for. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
