import type { LegalBlock } from '../src/features/legal/legalBlocks.ts';

export function readLegalText(markdown: string, file: string): LegalBlock[];
