/** Finds Chromium, or installs it where that needs no password. Playwright's own browser download is never used. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { findOrInstall } from './apt.mjs';
import { TaskError } from './task.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const MAC_PROGRAMS = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const WINDOWS_PROGRAMS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
  ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((file) =>
    path.join(process.env[name] ?? '', file),
  ),
);
/** Chromium's old headless program. It uses less memory and time, but has no back/forward cache. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const firstExisting = (files) => files.find((file) => existsSync(file)) ?? null;
const onPath = (names) =>
  (process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name)));

/**
 * Returns the browser that CHROMIUM_PATH names, or the first one found; null when there is none. @throws TaskError when CHROMIUM_PATH
 * names no file
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new TaskError(`CHROMIUM_PATH is "${named}", and there is no such file.`);
  return named || firstExisting([...onPath(COMMANDS), ...MAC_PROGRAMS, ...WINDOWS_PROGRAMS]);
}

const findHeadlessShell = () => firstExisting(onPath([HEADLESS_SHELL]));

/**
 * Finds or installs a browser for the tests.
 * @returns `whole`: the full browser; `light`: the headless program for tests that do not need the full browser, or the full browser
 * again
 * @throws TaskError that says what to do
 */
export async function ensureChromium() {
  const whole = await findOrInstall(
    'chromium',
    findChromium,
    'The browser tests need Chromium, Google Chrome or Microsoft Edge, and none was found. Install one ' +
      '("sudo apt-get install chromium" or "brew install --cask chromium"), or set CHROMIUM_PATH to its program.',
  );
  if (process.env.CHROMIUM_PATH) return { whole, light: whole }; // only that browser is used
  // Ubuntu has no package for the headless program, so there all tests use the full browser.
  const light = await findOrInstall(HEADLESS_SHELL, findHeadlessShell, '').catch(() => whole);
  return { whole, light };
}
