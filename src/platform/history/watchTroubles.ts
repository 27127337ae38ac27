import type { History } from './history.ts';

/** Remembers what the browser reports as broken: errors nobody caught, and what is written to the console as an error or warning. */
export function watchTroubles(history: History): void {
  window.addEventListener('error', ({ message, error }) => {
    history.troubleSeen('error', textOf(error ?? message));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => history.troubleSeen('error', textOf(reason)));
  for (const [name, level] of [
    ['error', 'error'],
    ['warn', 'warning'],
  ] as const) {
    const { console: page } = window;
    const write = page[name].bind(page);
    page[name] = (...parts: unknown[]) => {
      history.troubleSeen(level, parts.map(textOf).join(' '));
      write(...parts);
    };
  }
}

/** An object's contents may be anybody's, so only texts and errors are told. Safari and Firefox have only the places in `stack`. */
const textOf = (part: unknown): string =>
  part instanceof Error ? `${String(part)}\n${part.stack}` : typeof part === 'string' ? part : typeof part;
