import type { RuntimeDocument } from '../settings/runtimeDocument.ts';
import { renderHtml } from './html.tsx';

/**
 * A built document with what it takes from the runtime document: `__CONFIG:a.b__`, or `__CONFIG:a.b|HTML__` with what stands there when
 * the key is missing. `version` names the runtime document that it asks for; empty: whichever there is.
 */
export const fillDocument = (template: string, { at }: RuntimeDocument, version: string): string =>
  template
    .replaceAll('__CONFIG_VERSION__', version)
    .replace(/__CONFIG:([\w.]+?)(?:\|(.*?))?__/g, (_token, path: string, otherwise: string | undefined) => {
      const text = textOf(at(path));
      return text === '' ? (otherwise ?? '') : renderHtml(text);
    });

const textOf = (value: unknown): string => (['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '');
