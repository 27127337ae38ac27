import { createHistory } from '#platform/history/history.ts';
import { watchErrors } from '#platform/history/watchErrors.ts';

test('an error is logged with its message, even when its stack lacks it', () => {
  const write = jest.spyOn(window.console, 'error').mockImplementation(() => undefined);
  const history = createHistory();
  watchErrors(history);
  const told = (stack: string) => {
    window.console.error(Object.assign(new TypeError('loans is undefined'), { stack }), { secret: 1 });
    return history.content().troubles.at(-1);
  };
  const chrome = 'TypeError: loans is undefined\n    at list (main.js:1:2)';
  expect(told(chrome)).toMatchObject({ level: 'error', text: `TypeError: loans is undefined\n${chrome} object` });
  expect(told('list@main.js:1:2')?.text).toBe('TypeError: loans is undefined\nlist@main.js:1:2 object');
  expect(write).toHaveBeenCalledTimes(2);
});
