/** Console routes that show and set mortgage rates, and list the leads of Rate Drop Alerts. */
import type { FastifyInstance } from 'fastify';
import { literal, nullable, pipe, regex, strictObject, string, union, type InferOutput } from 'valibot';

import type { MortgageType } from '#contract/borrower/rateDrop.ts';
import { strictCodes } from '#contract/schema.ts';
import { queueAlertCheck } from '../areas/rateDrop/queueAlertCheck.ts';
import { addDays } from '../base/clock/calendar.ts';
import { consolePolicy } from '../base/http/policy.ts';
import { sendPage } from '../base/html.tsx';
import type { Sandbox } from '../base/sandbox.ts';
import { wireSchema } from '../base/wire/operation.ts';
import { thousandthsOf, toPercent } from '../base/wire/formats.ts';
import { MORTGAGE_TYPES, quotedRates, simulatedRate, setRate } from '../lender/rates/rates.ts';
import { LeadsPage, type ListedLead } from './LeadsPage.tsx';
import { RatesPage, type ListedRate } from './RatesPage.tsx';

/** A percentage from 0 to 25 with up to three decimals. */
const percentSchema = pipe(string(), regex(/^(25(\.0{1,3})?|(2[0-4]|1?\d)(\.\d{1,3})?)$/));
/** Sets one rate; `rate: null` lets it move by itself again, and `clear` does so for all rates. */
const rateRequestSchema = union([
  strictObject({ mortgageType: strictCodes(MORTGAGE_TYPES), rate: nullable(percentSchema) }),
  strictObject({ clear: union([literal(true), literal('1')]) }),
]);
type RateRequest = InferOutput<typeof rateRequestSchema>;

const FORECAST_DAYS = 7;

/** @param isForm whether a request was sent by a form of the console */
export function ratesRoutes(
  app: FastifyInstance,
  sandbox: Sandbox,
  isForm: (headers: { 'content-type'?: string | undefined }) => boolean,
): void {
  const rates = async (): Promise<ListedRate[]> => {
    const today = sandbox.clock.today();
    return (await quotedRates(sandbox)).map(({ mortgageType, rate, apr, isSet }) => ({
      mortgageType,
      rate: toPercent(rate),
      apr: toPercent(apr),
      isSet,
      next: Array.from({ length: FORECAST_DAYS }, (_, day) => toPercent(simulatedRate(addDays(today, day + 1), mortgageType))),
    }));
  };
  const leads = async (): Promise<ListedLead[]> => {
    const found = await sandbox.database
      .selectFrom('rate_alert')
      .selectAll()
      .where('is_lead', '=', true)
      .orderBy('set_at', 'desc')
      .execute();
    return found.map((lead) => ({
      id: lead.alert_id,
      setAt: lead.set_at.toISOString(),
      name: `${lead.first_name} ${lead.last_name}`,
      email: lead.email,
      phone: lead.phone,
      purpose: lead.purpose,
      mortgageType: lead.mortgage_type,
      target: toPercent(lead.target_rate),
      state: lead.state,
      consent: lead.phone_consent,
      isTiedToAccount: lead.borrower_id !== null,
      isTiedToContact: lead.contact_identifier !== null,
    }));
  };

  app.get('/sandbox/rates', { schema: { hide: true } }, async (_request, reply) => {
    const listed = await rates();
    return sendPage(reply, consolePolicy, (nonce) => <RatesPage rates={listed} nonce={nonce} />);
  });
  app.get('/sandbox/rates.json', async () => ({ rates: await rates() }));
  for (const path of ['/sandbox/rates', '/sandbox/rates.json']) {
    app.post<{ Body: RateRequest }>(
      path,
      { schema: { body: wireSchema(rateRequestSchema) } },
      async ({ body, headers }, reply) => {
        const change: [MortgageType, number | null][] =
          'clear' in body
            ? MORTGAGE_TYPES.map((mortgageType) => [mortgageType, null])
            : [[body.mortgageType, body.rate === null ? null : thousandthsOf(body.rate)]];
        for (const [mortgageType, rate] of change) await setRate(sandbox, mortgageType, rate);
        await queueAlertCheck(sandbox);
        return isForm(headers) ? reply.redirect('/sandbox/rates', 303) : { rates: await rates() };
      },
    );
  }
  app.get('/sandbox/leads', { schema: { hide: true } }, async (_request, reply) => {
    const listed = await leads();
    return sendPage(reply, consolePolicy, (nonce) => <LeadsPage leads={listed} nonce={nonce} />);
  });
  app.get('/sandbox/leads.json', async () => ({ leads: await leads() }));
}
