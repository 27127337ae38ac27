/** Finds Chromium, or installs it where no password is needed. Playwright's own download is never used. */
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

import { aptInstall, canAptInstall } from './apt.mjs';
import { say, TaskProblem } from './task.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const MAC_APPLICATIONS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];

const WINDOWS_PROGRAMS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

const SHELL = 'chromium-headless-shell';

const inPath = (names) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));

function usualPlaces() {
  const commands = inPath(NAMES);
  if (process.platform === 'darwin') {
    const folders = ['/Applications', path.join(process.env.HOME ?? '', 'Applications')];
    return [
      ...commands,
      ...folders.flatMap((folder) => MAC_APPLICATIONS.map((name) => path.join(folder, `${name}.app/Contents/MacOS/${name}`))),
    ];
  }
  if (process.platform === 'win32') {
    const folders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(Boolean);
    return folders.flatMap((folder) => WINDOWS_PROGRAMS.map((program) => path.join(folder, program)));
  }
  return [...commands, ...NAMES.map((name) => path.join('/usr/bin', name)), '/snap/bin/chromium', '/opt/google/chrome/chrome'];
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser that CHROMIUM_PATH names, or the first one found; null when there is none. @throws TaskProblem when CHROMIUM_PATH names nothing. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new TaskProblem(`CHROMIUM_PATH is "${named}", and there is no such file.`);
    return named;
  }
  return usualPlaces().find(isProgram) ?? null;
}

/**
 * Chromium's small old headless program, null when there is none. It is lighter, but keeps no pages for Back. Where
 * CHROMIUM_PATH names a browser, only that one is used.
 */
const findHeadlessShell = () => (process.env.CHROMIUM_PATH ? null : (inPath([SHELL]).find(isProgram) ?? null));

/**
 * A browser to test with, and the lighter program for tests that need no whole browser; the same one where there is no lighter one.
 * Installs Debian's or Ubuntu's if it can. @throws TaskProblem that says what to do.
 */
export async function ensureChromium() {
  const whole = await ensureWhole();
  if (findHeadlessShell() === null && !process.env.CHROMIUM_PATH && canAptInstall()) {
    // Ubuntu does not have it; the whole browser serves, too.
    await aptInstall('headless Chromium', [SHELL]).catch(({ message }) => say(`  ${message}`));
  }
  return { whole, light: findHeadlessShell() ?? whole };
}

async function ensureWhole() {
  const found = findChromium();
  if (found !== null) return found;
  if (canAptInstall()) {
    await aptInstall('Chromium', ['chromium']);
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  throw new TaskProblem(
    'The browser tests need Chromium, Google Chrome or Microsoft Edge, and none was found. ' +
      'Install one ("sudo apt-get install chromium", "brew install --cask chromium" or https://www.google.com/chrome), or set CHROMIUM_PATH to its program.',
  );
}
