import { mayReloadOnce } from '#app/frame/chunkLoadError.ts';

test('storage is blocked: a page that lacks a script is never loaded again, because it would be told the same report, and lack it again', async () => {
  const { localStorage, sessionStorage } = window;
  await import('#replay/screen/isolation/isolateFrame.ts');
  expect(mayReloadOnce(() => window.sessionStorage, 'a build')).toBe(false);
  expect(() => window.localStorage).toThrow('There is no localStorage in a replay');
  for (const [name, value] of Object.entries({ localStorage, sessionStorage }))
    Object.defineProperty(window, name, { value, configurable: true });
});
