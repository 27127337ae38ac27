import type { Page } from '@playwright/test';
import { build } from 'esbuild';

import type { IncomeLinkAnswers } from './fileCallsInPage.ts'; // This import also declares `window.fileCalls`.

let bundle: Promise<string> | undefined;

async function makeBundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['__tests__/browser/support/fileCallsInPage.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Opens a page of the portal that has no script of its own, and uses the session in the browser's storage. */
export async function openFileCalls(page: Page, link: IncomeLinkAnswers): Promise<void> {
  await page.goto('/server-down.html');
  bundle ??= makeBundle();
  await page.evaluate(await bundle);
  await page.evaluate((given) => window.openFileCalls(given), link);
}
