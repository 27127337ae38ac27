import { useDispatch, useSelector } from 'react-redux';

import { useRetryUntilDelivered } from '#platform/query/useRetryUntilDelivered.ts';

import { useReportAimFailureMutation, type IncomeCheck } from '../../ocrApi.ts';
import { failureReported, selectFailureReport } from '../../ocrSlice.ts';
import { isTicketExpired } from '../isTicketExpired.ts';

/** Whether the lender knows that the check failed. `untold`: the lender rejected the report. */
export type ReportState = 'telling' | 'told' | 'untold';

/**
 * Reports a failed check to the lender unless it already knows. Retries until there is a response; the lender counts repeated reports of
 * a check once.
 * @param onTicketEnded called when the contact ticket has expired, to refetch the income check
 */
export function useFailureReport({ aimCheck }: IncomeCheck, tag: string, onTicketEnded: () => unknown): ReportState {
  const [report] = useReportAimFailureMutation();
  const dispatch = useDispatch();
  const storedReport = useSelector(selectFailureReport);
  const isTold = aimCheck?.isFailureTold === true;
  const aimCheckId = aimCheck?.aimCheckId ?? null;
  const outcome = storedReport !== null && storedReport.aimCheckId === aimCheckId ? storedReport.outcome : null;
  const isDue = aimCheckId !== null && !isTold && outcome === null;

  const sendReport = async (due: string) => {
    const { error } = await report({ tag, aimCheckId: due });
    if (error === undefined) dispatch(failureReported({ aimCheckId: due, outcome: 'told' }));
    return error;
  };
  useRetryUntilDelivered(isDue ? aimCheckId : null, sendReport, (due, error) =>
    isTicketExpired(error) ? onTicketEnded() : dispatch(failureReported({ aimCheckId: due, outcome: 'untold' })),
  );

  return isTold ? 'told' : (outcome ?? 'telling');
}
