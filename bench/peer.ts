/** Another application that the portal is measured beside. It runs already. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Page } from '@playwright/test';

export interface Peer {
  address: string;
  /** Brings its browser to where somebody is signed in. */
  signIn: (page: Page) => Promise<void>;
}

type SignIn = (page: Page, origin: string) => Promise<void>;

/**
 * @param address of the page that is like the list of loans
 * @param login a module whose default export signs in
 */
export async function peerAt(address: string, login: string | undefined): Promise<Peer> {
  const { origin } = new URL(address);
  if (login === undefined) return { address, signIn: async (page) => void (await page.goto(address)) };
  const { default: signIn } = (await import(pathToFileURL(path.resolve(login)).href)) as { default: SignIn };
  return { address, signIn: (page) => signIn(page, origin) };
}
