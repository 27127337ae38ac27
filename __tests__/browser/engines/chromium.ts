import { chromium, type ConsoleMessage } from '@playwright/test';

import { PATIENCE_MS, type Engine } from './engine.ts';

export async function startChromium(program: string): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
    // Keeps pages for Back, as a borrower's browser does.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return {
    name: `Chromium ${browser.version()}`,
    open: async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      const errors: string[] = [];
      page.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', ({ message }) => errors.push(message));
      const element = (xpath: string) => page.locator(`xpath=${xpath}`).first();
      return {
        goTo: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
        back: async () => void (await page.goBack({ waitUntil: 'commit' })),
        read: (expression) => page.evaluate(expression),
        press: (xpath) => element(xpath).click(),
        type: (xpath, text) => element(xpath).pressSequentially(text),
        choose: (xpath, file) => element(xpath).setInputFiles(file),
        errors: () => Promise.resolve(errors),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}
