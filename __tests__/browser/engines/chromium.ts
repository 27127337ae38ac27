import { setTimeout as wait } from 'node:timers/promises';

import { chromium } from '@playwright/test';

import { findChromium } from '../../../config/tasks/chromium.mjs';
import { COLLECT_ERRORS_MS, TIMEOUT_MS, type Engine } from './engine.ts';

export function startChromium(): Promise<Engine> | null {
  const program = findChromium();
  return program === null ? null : startProgram(program);
}

async function startProgram(program: string): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
    // Playwright disables the back/forward cache; a borrower's browser has it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return {
    name: `Chromium ${browser.version()}`,
    open: async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      page.setDefaultTimeout(TIMEOUT_MS);
      const element = (xpath: string) => page.locator(`xpath=${xpath}`).first();
      return {
        goTo: (url) => page.goto(url, { waitUntil: 'commit' }),
        back: () => page.goBack({ waitUntil: 'commit' }),
        evaluate: (expression) => page.evaluate(expression),
        click: (xpath) => element(xpath).click(),
        type: (xpath, text) => element(xpath).pressSequentially(text),
        chooseFile: (xpath, file) => element(xpath).setInputFiles(file),
        close: () => context.close(),
      };
    },
    errorsAt: async (url) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(url, { timeout: TIMEOUT_MS });
      await wait(COLLECT_ERRORS_MS);
      await context.close();
      return errors;
    },
    stop: () => browser.close(),
  };
}
