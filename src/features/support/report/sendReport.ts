import { receivedReportSchema, type ReceivedReport } from '#contract/support.ts';
import { tolerantSchema } from '#platform/api/responses/tolerantSchema.ts';
import { httpCall } from '#platform/api/httpCall.ts';
import type { PortalError } from '#platform/api/portalError.ts';

/** It is long because a report is large, and the connection may be the problem being reported. */
const TIMEOUT_MS = 30_000;

/** Sends the text of a report to the lender, without anything that identifies the user. The same text may be sent again. */
export async function sendReport(endpoint: string, text: string): Promise<{ data: ReceivedReport } | { error: PortalError }> {
  const result = await httpCall({
    url: endpoint,
    method: 'POST',
    body: JSON.parse(text) as unknown,
    responseSchema: tolerantSchema(receivedReportSchema),
    token: null,
    timeoutMs: TIMEOUT_MS,
    withCredentials: false,
    signal: new AbortController().signal,
  });
  return 'error' in result ? result : { data: result.data as ReceivedReport }; // validated by `receivedReportSchema`
}
