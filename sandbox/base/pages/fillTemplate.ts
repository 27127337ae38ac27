import type { RuntimeDocument } from '../settings/runtimeDocument.ts';
import { renderHtml } from './html.tsx';

/**
 * Fills the placeholders of a built HTML document with values of the runtime document: `__CONFIG:a.b__`, or `__CONFIG:a.b|HTML__` with a
 * fallback for a missing key. `version` is the version of the runtime document that the page loads; empty means the current one.
 */
export const fillTemplate = (template: string, { valueAt }: RuntimeDocument, version: string): string =>
  template
    .replaceAll('__CONFIG_VERSION__', version)
    .replace(/__CONFIG:([\w.]+?)(?:\|(.*?))?__/g, (_token, path: string, otherwise: string | undefined) => {
      const text = textOf(valueAt(path));
      return text === '' ? (otherwise ?? '') : renderHtml(text);
    });

const textOf = (value: unknown): string => (['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '');
