import { toldWaitMs } from './answers/failedReads.ts';
import { lacksCall } from './portalError.ts';

/** What a base answers about the key of something that was sent. Anything but these states is not an outcome yet. */
const KNOWN = ['none', 'succeeded', 'failed'];

interface KeyOutcome {
  state: string;
}

type Known<Outcome extends KeyOutcome> = Exclude<Outcome, { state: 'running' }>;

interface Question<Outcome extends KeyOutcome> {
  ask: () => Promise<{ data?: Outcome | undefined; error?: unknown }>;
  /**
   * Waits before each question, counted from 0, and at least as long as the last answer said (milliseconds, 0 where it did not). False when
   * nobody needs the answer anymore.
   */
  pause: (turn: number, toldMs: number) => boolean | Promise<boolean>;
}

/**
 * Asks what became of something whose answer was lost, until it is known. `unanswerable`: the base does not have this call. Null: the
 * asking ended before that.
 */
export async function askUntilKnown<Outcome extends KeyOutcome>({
  ask,
  pause,
}: Question<Outcome>): Promise<Known<Outcome> | 'unanswerable' | null> {
  let toldMs = 0;
  for (let turn = 0; await pause(turn, toldMs); turn += 1) {
    const { data, error } = await ask();
    toldMs = toldWaitMs(error) ?? 0;
    if (data !== undefined && KNOWN.includes(data.state)) return data as Known<Outcome>; // just checked
    if (lacksCall(error)) return 'unanswerable';
  }
  return null;
}
