/**
 * Notices what a person in front of the page would not: errors in the console, policy violations, requests to unknown origins, scripts
 * without a hash where card and account numbers are typed, and scripts of others anywhere.
 */
import { readFileSync } from 'node:fs';

import type { BrowserContext } from '@playwright/test';

/** What went wrong in a browser context. A journey that expects some of it says so. */
export interface Problems {
  /** For problems that the journey causes on purpose: those whose text matches do not fail it. */
  allow(pattern: RegExp): void;
  /** Everything seen so far, allowed or not. */
  all(): readonly string[];
  /** What was not allowed. */
  unexpected(): readonly string[];
}

const VIOLATION = 'Policy violation';
const WITHOUT_HASH = 'Script without the hash of its content';

const { pages } = JSON.parse(readFileSync('config/scriptInventory.json', 'utf8')) as { pages: string[] };
/** Paths of the pages on which every script has to have its hash. */
const PAGES_WITH_NUMBERS = `^(?:${pages.map((path) => path.replace(/\{\w+\}/g, '[^/]+')).join('|')})$`;

/** Watches every page of a context, its popups and frames included. `known`: origins that pages may load from. */
export async function watch(context: BrowserContext, known: () => readonly string[]): Promise<Problems> {
  const seen: string[] = [];
  const allowed: RegExp[] = [];

  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`Console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (problem) => seen.push(`Uncaught: ${problem.error().stack ?? problem.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && !known().includes(url.origin))
      seen.push(`Request to a stranger: ${request.url()}`);
  });
  await context.addInitScript(
    ([violation, withoutHash, pagesWithNumbers]) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
        console.error(`${violation}: ${effectiveDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`);
      });
      // The frame of a human check loads its maker's script, which changes without notice.
      if (window !== window.top) return;
      new MutationObserver((records) => {
        // Those in a document always have one.
        const mayLack = ({ src }: HTMLScriptElement) =>
          document.readyState !== 'loading' &&
          src.startsWith(`${location.origin}/assets/`) &&
          !new RegExp(pagesWithNumbers).test(location.pathname);
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node instanceof HTMLScriptElement && node.src !== '' && !node.integrity.startsWith('sha256-') && !mayLack(node))
            console.error(`${withoutHash}: ${node.src}`);
        }
      }).observe(document, { childList: true, subtree: true });
    },
    [VIOLATION, WITHOUT_HASH, PAGES_WITH_NUMBERS] as const,
  );

  return {
    allow: (pattern) => void allowed.push(pattern),
    all: () => seen,
    unexpected: () => seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}
