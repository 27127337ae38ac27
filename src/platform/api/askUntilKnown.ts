import { httpStatusOf } from './portalError.ts';

/** What a base answers about the key of something that was sent. Anything but these states is not an outcome yet. */
const KNOWN = ['none', 'succeeded', 'failed'];

interface KeyOutcome {
  state: string;
}

type Known<Outcome extends KeyOutcome> = Exclude<Outcome, { state: 'running' }>;

interface Question<Outcome extends KeyOutcome> {
  ask: () => Promise<{ data?: Outcome | undefined; error?: unknown }>;
  /** Waits before each question, counted from 0. False when nobody needs the answer anymore. */
  pause: (turn: number) => boolean | Promise<boolean>;
}

/**
 * Asks what became of something whose answer was lost, until it is known. `unanswerable`: the base does not have this call. Null: the
 * asking ended before that.
 */
export async function askUntilKnown<Outcome extends KeyOutcome>({
  ask,
  pause,
}: Question<Outcome>): Promise<Known<Outcome> | 'unanswerable' | null> {
  for (let turn = 0; await pause(turn); turn += 1) {
    const { data, error } = await ask();
    if (data !== undefined && KNOWN.includes(data.state)) return data as Known<Outcome>; // just checked
    if ([404, 405].includes(httpStatusOf(error) ?? 0)) return 'unanswerable';
  }
  return null;
}
