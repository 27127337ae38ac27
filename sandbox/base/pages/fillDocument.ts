import type { RuntimeDocument } from '../settings/runtimeDocument.ts';
import { renderHtml } from './html.tsx';

/** A built document with what it takes from the runtime document. `version` names the one that it asks for; empty: whichever there is. */
export const fillDocument = (template: string, { at }: RuntimeDocument, version: string): string =>
  template
    .replaceAll('__CONFIG_VERSION__', version)
    .replace(/__CONFIG:([\w.]+)__/g, (_token, path: string) => renderHtml(textOf(at(path))));

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
