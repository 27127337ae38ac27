/** A legal page, read while the portal is built (`config/legalText.js`). */
declare module '*.md' {
  import type { LegalBlock } from '#features/legal/legalBlocks.ts';
  export const text: LegalBlock[];
}
