import contentDisposition from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { listReports, readReportText } from '../areas/support/reports.ts';
import { consolePolicy, UPLOADED_FILE_POLICY } from '../base/http/policy.ts';
import { sendPage } from '../base/html.tsx';
import type { Sandbox } from '../base/sandbox.ts';
import { readRuntimeDocument } from '../base/settings/runtimeDocument.ts';
import { ReportsPage } from './ReportsPage.tsx';

export function reportsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { settings, limits } = sandbox;
  app.get('/sandbox/reports', { schema: { hide: true } }, async (_request, reply) => {
    const { valueAt } = readRuntimeDocument(settings);
    const replay = valueAt('support.replay') === true ? `${settings.portalOrigins[0]}/support` : null;
    const reports = await listReports(sandbox);
    return sendPage(reply, consolePolicy, (nonce) => (
      <ReportsPage reports={reports} days={limits.reportDays} replay={replay} nonce={nonce} />
    ));
  });
  app.get('/sandbox/reports.json', async () => ({ reports: await listReports(sandbox) }));
  app.get(
    '/sandbox/reports/:reference',
    { schema: { hide: true } },
    async ({ params: { reference } }: FastifyRequest<{ Params: { reference: string } }>, reply) => {
      const text = await readReportText(sandbox, reference);
      return reply
        .headers({
          'Content-Disposition': contentDisposition(`report-${reference}.json`),
          'Content-Security-Policy': UPLOADED_FILE_POLICY,
        })
        .type('application/json; charset=utf-8')
        .send(text);
    },
  );
}
