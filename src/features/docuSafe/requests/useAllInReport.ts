import { useState } from 'react';

import { isUnreadable } from '#domain/unreadable.ts';
import { useTellUntilHeard } from '#platform/query/useTellUntilHeard.ts';

import { useReportAllInMutation, type DocumentRequest, type Whose } from '../docuSafeApi.ts';

/**
 * Once nothing is missing, has the lender tell the officer; also when the page went away before that could be said, and again when the answer
 * was lost. The lender does it once. Returns whether it refuses to.
 */
export function useAllInReport({ requestId, kind, tasks, toldAtUtc }: DocumentRequest, { token }: Whose): boolean {
  const [report] = useReportAllInMutation();
  const [refused, setRefused] = useState<string | null>(null);
  // What cannot be read may be missing.
  const states = tasks.map((task) => (isUnreadable(task) ? 'unknown' : task.state));
  const isAllIn = states.includes('uploaded') && !states.some((state) => ['requested', 'sentBack', 'unknown'].includes(state));
  const isDue = kind !== 'sending' && toldAtUtc === null && isAllIn;
  const tell = async (due: string) => (await report({ token, requestId: due })).error;
  useTellUntilHeard(isDue ? requestId : null, tell, setRefused);
  return isDue && refused === requestId;
}
