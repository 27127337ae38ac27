/** What the collector of visits got, to look at. */
import type { FastifyInstance } from 'fastify';

import { collectedEvents, countedRoutes } from '../areas/analytics/events.ts';
import { consolePolicy } from '../base/http/policy.ts';
import { sendPage } from '../base/pages/html.tsx';
import type { Sandbox } from '../base/sandbox.ts';
import { readRuntimeDocument } from '../base/settings/runtimeDocument.ts';
import { AnalyticsPage } from './AnalyticsPage.tsx';

export function analyticsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/sandbox/analytics', { schema: { hide: true } }, async (_request, reply) => {
    const isOn = readRuntimeDocument(sandbox.settings).at('analytics.provider') === 'selfHosted';
    const [routes, events] = await Promise.all([countedRoutes(sandbox), collectedEvents(sandbox)]);
    return sendPage(reply, consolePolicy, (nonce) => <AnalyticsPage isOn={isOn} routes={routes} events={events} nonce={nonce} />);
  });
  app.get('/sandbox/analytics.json', async () => ({ events: await collectedEvents(sandbox) }));
}
