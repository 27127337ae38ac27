import { useDispatch, useSelector } from 'react-redux';

import { useTellUntilHeard } from '#platform/query/useTellUntilHeard.ts';

import { useReportAimFailureMutation, type IncomeCheck } from '../../ocrApi.ts';
import { failureReported, selectFailureReport } from '../../ocrSlice.ts';
import { isTicketEnded } from '../isTicketEnded.ts';

/** Whether the lender knows that the check failed. `untold`: the lender rejected the report. */
export type Report = 'telling' | 'told' | 'untold';

/**
 * Reports a failed check to the lender unless it already knows. Retries until there is a response; the lender counts repeated reports of
 * a check once.
 * @param onTicketEnded called when the contact ticket has expired, to refetch the income check
 */
export function useFailureReport({ aimCheck }: IncomeCheck, tag: string, onTicketEnded: () => unknown): Report {
  const [report] = useReportAimFailureMutation();
  const dispatch = useDispatch();
  const ended = useSelector(selectFailureReport);
  const isTold = aimCheck?.isFailureTold === true;
  const aimCheckId = aimCheck?.aimCheckId ?? null;
  const end = ended !== null && ended.aimCheckId === aimCheckId ? ended.outcome : null;
  const isDue = aimCheckId !== null && !isTold && end === null;

  const tell = async (due: string) => {
    const { error } = await report({ tag, aimCheckId: due });
    if (error === undefined) dispatch(failureReported({ aimCheckId: due, outcome: 'told' }));
    return error;
  };
  useTellUntilHeard(isDue ? aimCheckId : null, tell, (due, error) =>
    isTicketEnded(error) ? onTicketEnded() : dispatch(failureReported({ aimCheckId: due, outcome: 'untold' })),
  );

  return isTold ? 'told' : (end ?? 'telling');
}
