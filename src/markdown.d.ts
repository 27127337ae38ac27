/** A legal page in Markdown, parsed at build time (`config/legalText.js`). */
declare module '*.md' {
  import type { LegalBlock } from '#features/legal/legalBlocks.ts';
  export const text: LegalBlock[];
}
