import type { History } from './history.ts';

/** Also records console errors and warnings. */
export function watchErrors(history: History): void {
  window.addEventListener('error', ({ message, error }) => {
    history.logError('error', consoleTextOf(error ?? message));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => history.logError('error', consoleTextOf(reason)));
  for (const [name, level] of [
    ['error', 'error'],
    ['warn', 'warning'],
  ] as const) {
    const { console: page } = window;
    const write = page[name].bind(page);
    page[name] = (...parts: unknown[]) => {
      history.logError(level, parts.map(consoleTextOf).join(' '));
      write(...parts);
    };
  }
}

/**
 * Formats a console argument. Other objects may contain personal data, so only their type is recorded. In Safari and Firefox `stack`
 * lacks the message.
 */
const consoleTextOf = (part: unknown): string =>
  part instanceof Error ? `${String(part)}\n${part.stack}` : typeof part === 'string' ? part : typeof part;
