import { expect, test } from './support/portal.ts';

test('a script that the policy forbids is blocked and reported', async ({ page, portal, problems }) => {
  problems.allow(/TrustedScriptURL|Policy violation: require-trusted-types-for/);
  await page.goto(`${portal.origin}/`);

  const wasStopped = await page.evaluate(() => {
    try {
      document.createElement('script').setAttribute('src', '/planted.js');
      return false;
    } catch {
      return true;
    }
  });

  expect(wasStopped).toBe(true);
  await expect.poll(() => problems.all().join('\n')).toContain('Policy violation: require-trusted-types-for');
});

test('a request to a foreign host is reported', async ({ page, portal, problems }) => {
  problems.allow(/stranger\.example|Content Security Policy|Policy violation|ERR_/);
  await page.goto(`${portal.origin}/`);

  await page.evaluate(() => void fetch('http://stranger.example/').catch(() => undefined));

  await expect.poll(() => problems.all().join('\n')).toMatch(/stranger\.example/);
});
