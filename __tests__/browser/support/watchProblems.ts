/**
 * Reports problems that a user would not see: console errors, policy violations, requests to unknown origins, scripts without a hash on
 * pages where card or account numbers are typed, and third-party scripts on any page.
 */
import { readFileSync } from 'node:fs';

import type { BrowserContext } from '@playwright/test';

export interface Problems {
  /** Allows problems whose text matches, for those that a test causes on purpose. */
  allow(pattern: RegExp): void;
  all(): readonly string[];
  unexpected(): readonly string[];
}

const VIOLATION = 'Policy violation';
const MISSING_HASH = 'Script without the hash of its content';

const { pages } = JSON.parse(readFileSync('config/scriptInventory.json', 'utf8')) as { pages: string[] };
/** Matches paths of pages on which every script must have an integrity hash. */
const PAGES_WITH_NUMBERS = `^(?:${pages.map((path) => path.replace(/\{\w+\}/g, '[^/]+')).join('|')})$`;

/** Watches every page of a context, including popups and iframes. @param known returns the origins that pages may load from */
export async function watchProblems(context: BrowserContext, known: () => readonly string[]): Promise<Problems> {
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
      // Iframes are skipped: the human check's iframe loads its vendor's script, which changes without notice.
      if (window !== window.top) return;
      new MutationObserver((records) => {
        // A script in the document itself always needs a hash. One of the portal's that is added later needs it only on pages where card
        // or account numbers are typed.
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
    [VIOLATION, MISSING_HASH, PAGES_WITH_NUMBERS] as const,
  );

  return {
    allow: (pattern) => void allowed.push(pattern),
    all: () => seen,
    unexpected: () => seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}
