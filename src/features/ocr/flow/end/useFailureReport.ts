import { useEffect, useState } from 'react';

import type { IncomeCheck } from '#contract/borrower/ocr.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { isPortalError } from '#platform/api/portalError.ts';

import { useReportAimFailureMutation } from '../../ocrApi.ts';
import { isTicketEnded } from '../isTicketEnded.ts';

/** Milliseconds before each try; the last one is for all that follow. */
const WAITS_MS = [0, 2000, 5000, 15_000, 60_000];

/** How far the lender knows that the check failed. `untold`: it refuses to be told. */
export type Report = 'telling' | 'told' | 'untold';

/**
 * Tells the lender that the check failed, if nobody has: once for each check, and without an answer again, which counts only once there.
 * @param onTicketEnded asks again what is behind the link
 */
export function useFailureReport({ aimCheck }: IncomeCheck, tag: string, onTicketEnded: () => unknown): Report {
  const [report] = useReportAimFailureMutation();
  const [tries, setTries] = useState(0);
  const [ended, setEnded] = useState<{ aimCheckId: string; as: Report } | null>(null);
  const isTold = aimCheck?.isFailureTold === true;
  const aimCheckId = aimCheck?.aimCheckId ?? null;
  const end = ended !== null && ended.aimCheckId === aimCheckId ? ended.as : null;
  const isDue = aimCheckId !== null && !isTold && end === null;

  useEffect(() => {
    if (!isDue) return;
    let isGone = false;
    const tell = async () => {
      stop();
      const { error } = await report({ tag, aimCheckId });
      if (error === undefined) setEnded({ aimCheckId, as: 'told' });
      else if (isTicketEnded(error)) onTicketEnded();
      else if (isPortalError(error) && isClearRefusal(error) && error.kind === 'body' && error.status !== 429) {
        setEnded({ aimCheckId, as: 'untold' });
      } else if (!isGone) setTries(tries + 1);
    };
    const tellNow = () => void tell();
    // Put off, so that a mount which React takes back at once sends nothing.
    const timer = setTimeout(tellNow, WAITS_MS[tries] ?? WAITS_MS.at(-1));
    window.addEventListener('online', tellNow);
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('online', tellNow);
    };
    return () => {
      isGone = true;
      stop();
    };
  }, [isDue, aimCheckId, tries, tag, report, onTicketEnded]);

  return isTold ? 'told' : (end ?? 'telling');
}
