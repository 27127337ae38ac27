/** Webpack loader that bundles a legal page, written in Markdown, as data. */
import path from 'node:path';

import { readLegalText } from '../legalText.js';

export default function legalLoader(markdown) {
  return `export const text = ${JSON.stringify(readLegalText(markdown, path.basename(this.resourcePath)))};`;
}
