/** Console routes for income checks, the simulated outside services, and sample paystubs. */
import contentDisposition from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { object, strictObject, type InferOutput } from 'valibot';

import { knownCodes, typedText } from '#contract/schema.ts';
import { BEHAVIORS, SERVICES, setBehavior } from '../areas/income/check/outside.ts';
import { listIncome } from '../areas/income/desk.ts';
import type { Income } from '../areas/income/income.ts';
import { ReadingBroken } from '../areas/income/reading/jobs.ts';
import { Refusal } from '../base/http/errors.ts';
import { consolePolicy, FILE_POLICY } from '../base/http/policy.ts';
import { sendPage } from '../base/pages/html.tsx';
import type { Sandbox } from '../base/sandbox.ts';
import { wire } from '../base/wire/operation.ts';
import { IncomePage } from './IncomePage.tsx';

const switchSchema = strictObject({ service: knownCodes(SERVICES), behavior: knownCodes(BEHAVIORS) });

/** Registers the routes. @param isForm whether a request was sent by a form of the console */
export function incomeRoutes(
  app: FastifyInstance,
  sandbox: Sandbox,
  { reader }: Income,
  isForm: (headers: { 'content-type'?: string | undefined }) => boolean,
): void {
  app.get('/sandbox/income', { schema: { hide: true } }, async (_request, reply) => {
    const [desk, paystubs] = [await listIncome(sandbox), await reader.samples(sandbox.clock.today())];
    return sendPage(reply, consolePolicy, (nonce) => <IncomePage desk={desk} paystubs={paystubs} nonce={nonce} />);
  });
  app.get('/sandbox/income.json', () => listIncome(sandbox));
  for (const path of ['/sandbox/income', '/sandbox/income.json']) {
    app.post<{ Body: InferOutput<typeof switchSchema> }>(
      path,
      { schema: { body: wire(switchSchema) } },
      async ({ body, headers }, reply) => {
        await setBehavior(sandbox, body.service, body.behavior);
        return isForm(headers) ? reply.redirect('/sandbox/income', 303) : listIncome(sandbox);
      },
    );
  }
  app.get(
    '/sandbox/paystubs/:fileName',
    { schema: { hide: true, params: wire(object({ fileName: typedText(100) })) } },
    async ({ params }: FastifyRequest<{ Params: { fileName: string } }>, reply) => {
      const sample = await reader.sample(params.fileName, sandbox.clock.today()).catch((problem: unknown) => {
        if (problem instanceof ReadingBroken && problem.code === 'noSample') throw new Refusal(404, 'There is no such sample.');
        throw problem;
      });
      return reply
        .headers({ 'Content-Disposition': contentDisposition(params.fileName), 'Content-Security-Policy': FILE_POLICY })
        .type(sample.mediaType)
        .send(sample.content);
    },
  );
}
