/** Console routes for income checks, the simulated outside services, and sample paystubs. */
import contentDisposition from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { object, strictObject, type InferOutput } from 'valibot';

import { strictCodes, typedText } from '#contract/schema.ts';
import { BEHAVIORS, SIMULATED_SERVICES, setBehavior } from '../areas/income/check/simulatedServices.ts';
import { loadIncomeConsole } from '../areas/income/incomeConsole.ts';
import type { IncomeServices } from '../areas/income/incomeServices.ts';
import { ReadingError } from '../areas/income/reading/readerMessages.ts';
import { Refusal } from '../base/http/errors.ts';
import { consolePolicy, UPLOADED_FILE_POLICY } from '../base/http/policy.ts';
import { sendPage } from '../base/html.tsx';
import type { Sandbox } from '../base/sandbox.ts';
import { wireSchema } from '../base/wire/operation.ts';
import { IncomePage } from './IncomePage.tsx';

const serviceBehaviorSchema = strictObject({ service: strictCodes(SIMULATED_SERVICES), behavior: strictCodes(BEHAVIORS) });

/** @param isForm whether a request was sent by a form of the console */
export function incomeRoutes(
  app: FastifyInstance,
  sandbox: Sandbox,
  { reader }: IncomeServices,
  isForm: (headers: { 'content-type'?: string | undefined }) => boolean,
): void {
  app.get('/sandbox/income', { schema: { hide: true } }, async (_request, reply) => {
    const [desk, paystubs] = [await loadIncomeConsole(sandbox), await reader.samples(sandbox.clock.today())];
    return sendPage(reply, consolePolicy, (nonce) => <IncomePage desk={desk} paystubs={paystubs} nonce={nonce} />);
  });
  app.get('/sandbox/income.json', () => loadIncomeConsole(sandbox));
  for (const path of ['/sandbox/income', '/sandbox/income.json']) {
    app.post<{ Body: InferOutput<typeof serviceBehaviorSchema> }>(
      path,
      { schema: { body: wireSchema(serviceBehaviorSchema) } },
      async ({ body, headers }, reply) => {
        await setBehavior(sandbox, body.service, body.behavior);
        return isForm(headers) ? reply.redirect('/sandbox/income', 303) : loadIncomeConsole(sandbox);
      },
    );
  }
  app.get(
    '/sandbox/paystubs/:fileName',
    { schema: { hide: true, params: wireSchema(object({ fileName: typedText(100) })) } },
    async ({ params }: FastifyRequest<{ Params: { fileName: string } }>, reply) => {
      const sample = await reader.sample(params.fileName, sandbox.clock.today()).catch((problem: unknown) => {
        if (problem instanceof ReadingError && problem.code === 'noSample') throw new Refusal(404, 'There is no such sample.');
        throw problem;
      });
      return reply
        .headers({ 'Content-Disposition': contentDisposition(params.fileName), 'Content-Security-Policy': UPLOADED_FILE_POLICY })
        .type(sample.mediaType)
        .send(sample.content);
    },
  );
}
