import { toldWaitMs } from './answers/failedReads.ts';
import { lacksCall } from './portalError.ts';

/** States of an idempotency key that are final. Any other state means that the outcome is still open. */
const KNOWN = ['none', 'succeeded', 'failed'];

interface KeyOutcome {
  state: string;
}

type Known<Outcome extends KeyOutcome> = Exclude<Outcome, { state: 'running' }>;

interface Question<Outcome extends KeyOutcome> {
  ask: () => Promise<{ data?: Outcome | undefined; error?: unknown }>;
  /**
   * Waits before each poll, at least as long as the last response asked for. Returns false to stop polling.
   * @param turn number of the poll, counted from 0
   * @param toldMs wait that the last response asked for, in milliseconds; 0 if none
   */
  pause: (turn: number, toldMs: number) => boolean | Promise<boolean>;
}

/**
 * Polls the outcome of a request whose response was lost, until it is known. Returns `unanswerable` if the server does not have this
 * endpoint, and null if polling was stopped first.
 */
export async function askUntilKnown<Outcome extends KeyOutcome>({
  ask,
  pause,
}: Question<Outcome>): Promise<Known<Outcome> | 'unanswerable' | null> {
  let toldMs = 0;
  for (let turn = 0; await pause(turn, toldMs); turn += 1) {
    const { data, error } = await ask();
    toldMs = toldWaitMs(error) ?? 0;
    if (data !== undefined && KNOWN.includes(data.state)) return data as Known<Outcome>; // The check above ensures this type.
    if (lacksCall(error)) return 'unanswerable';
  }
  return null;
}
