import { retryAfterMs } from './responses/failedReads.ts';
import { isMissingEndpoint } from './portalError.ts';

/** States of an idempotency key that are final. Any other state means that the outcome is still open. */
const FINAL_STATES = ['none', 'succeeded', 'failed'];

interface IdempotencyKeyOutcome {
  state: string;
}

type FinalOutcome<Outcome extends IdempotencyKeyOutcome> = Exclude<Outcome, { state: 'running' }>;

interface PollOptions<Outcome extends IdempotencyKeyOutcome> {
  fetchOutcome: () => Promise<{ data?: Outcome | undefined; error?: unknown }>;
  /**
   * Waits before each poll, at least as long as the last response asked for. Returns false to stop polling.
   * @param turn number of the poll, counted from 0
   * @param toldMs wait that the last response asked for, in milliseconds; 0 if none
   */
  waitForTurn: (turn: number, toldMs: number) => boolean | Promise<boolean>;
}

/**
 * Polls the outcome of a request whose response was lost, until it is known. Returns `unanswerable` if the server does not have this
 * endpoint, and null if polling was stopped first.
 */
export async function pollOutcome<Outcome extends IdempotencyKeyOutcome>({
  fetchOutcome,
  waitForTurn,
}: PollOptions<Outcome>): Promise<FinalOutcome<Outcome> | 'unanswerable' | null> {
  let toldMs = 0;
  for (let turn = 0; await waitForTurn(turn, toldMs); turn += 1) {
    const { data, error } = await fetchOutcome();
    toldMs = retryAfterMs(error) ?? 0;
    if (data !== undefined && FINAL_STATES.includes(data.state)) return data as FinalOutcome<Outcome>; // The check above ensures this type.
    if (isMissingEndpoint(error)) return 'unanswerable';
  }
  return null;
}
