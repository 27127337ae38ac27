/** @jest-environment node */
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 120_000);
afterAll(() => sandbox.stop());

const send = async (event: unknown, headers: Record<string, string> = {}) =>
  (
    await fetch(`${sandbox.origin}/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(event),
    })
  ).status;
const kept = async () => {
  const { events } = (await (await fetch(`${sandbox.origin}/sandbox/analytics.json`)).json()) as {
    events: { event: string; route: string | null; hireDate: string | null }[];
  };
  return events.map(({ event, route, hireDate }) => [event, route ?? hireDate]);
};
const page = (route: string) => ({ event: 'page', route });

test('the collector keeps route patterns and hire dates, rejects identifying data and drops opted-out visits', async () => {
  expect(await send(page('/loans/:loanIdentifier'))).toBe(204);
  expect(await send({ event: 'identify', hireDate: '2025-10-23' })).toBe(204);
  for (const refused of [
    page('/loans/3100040101'),
    page('/loans/5f0c2f6e-1111-4222-8333-444455556666'),
    page('/public-pages/send-documents/jo.marsh@ccm.example/upload'),
    page('/loans?loan=a'),
    page('https://ccm.example/loans'),
    { ...page('/loans'), email: 'dana@example.com' },
    { event: 'identify', hireDate: '2025-10-23', name: 'Dana' },
    { event: 'click' },
  ])
    expect([refused, await send(refused)]).toEqual([refused, 400]);

  const chosen = [{ isAllowed: false, at: 0, changeId: '5f0c2f6e-1111-4222-8333-444455556666' }];
  const cookie = `privacy-choices=${Buffer.from(JSON.stringify({ analytics: chosen })).toString('base64url')}`;
  expect(await send(page('/help'), { cookie })).toBe(204);
  expect(await send(page('/help'), { 'sec-gpc': '1' })).toBe(204);
  expect(await send(page('/help'), { origin: 'https://evil.example' })).toBe(403);
  expect(await kept()).toEqual([
    ['identify', '2025-10-23'],
    ['page', '/loans/:loanIdentifier'],
  ]);
  const html = await (await fetch(`${sandbox.origin}/sandbox/analytics`)).text();
  expect(html).toContain('<code>/loans/:loanIdentifier</code>');
  expect(html).toContain('Counting is off');
});
