/** Another application that the portal is measured beside. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Page } from '@playwright/test';

import { serve, type Answer } from './staticServer.ts';

export interface Peer {
  address: string;
  /** Brings its browser to where somebody is signed in. */
  signIn: (page: Page) => Promise<void>;
}

type SignIn = (page: Page, origin: string) => Promise<void>;

/**
 * Serves the build in a folder.
 * @param at the path of the page that is like the list of loans
 * @param login a module whose default export signs in
 */
export async function startPeer(folder: string, at: string, login: string | undefined): Promise<Peer> {
  const root = path.resolve(folder);
  if (!existsSync(path.join(root, 'index.html'))) throw new Error(`There is no index.html in ${root}`);
  const origin = await serve((asked) => fileOf(root, asked));
  const signIn = login === undefined ? undefined : await signInOf(login);
  return {
    address: origin + at,
    signIn: async (page) => {
      if (signIn === undefined) await page.goto(`${origin}/index.html`);
      else await signIn(page, origin);
    },
  };
}

async function signInOf(module: string): Promise<SignIn> {
  return ((await import(pathToFileURL(path.resolve(module)).href)) as { default: SignIn }).default;
}

/** A file of the build; for an address that is none, its document, because its routes are its script's. */
function fileOf(root: string, asked: string): Answer | undefined {
  const file = path.join(root, asked);
  if (!file.startsWith(root + path.sep) || path.extname(file) === '') return fileOf(root, '/index.html');
  return existsSync(file) ? { type: path.extname(file), body: readFileSync(file) } : undefined;
}
