import { useEffect, useRef } from 'react';

import type { DocumentRequest } from '#contract/borrower/docuSafe.ts';

import { useReportAllInMutation, type Whose } from '../docuSafeApi.ts';

/** Once nothing is missing, has the lender tell the officer; also when the page went away before that could be said. The lender does it once. */
export function useAllInReport({ requestId, kind, tasks, toldAtUtc }: DocumentRequest, { token }: Whose): void {
  const [report] = useReportAllInMutation();
  const isAllIn =
    tasks.some(({ state }) => state === 'uploaded') && tasks.every(({ state }) => state !== 'requested' && state !== 'sentBack');
  const isDue = kind !== 'sending' && toldAtUtc === null && isAllIn;
  const wasDue = useRef(false);
  useEffect(() => {
    if (isDue && !wasDue.current) void report({ token, requestId });
    wasDue.current = isDue;
  }, [isDue, report, requestId, token]);
}
