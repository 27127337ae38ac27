/**
 * Faults that tests and developers can switch on, so that every failure a borrower may see can be produced on purpose. Kept in memory: a
 * restart clears them.
 */

export const FAULT_API_BASES = ['payment', 'borrower', 'notification', 'agency', 'identity'] as const;
export const CALL_FAULT_KINDS = [
  '401',
  '403',
  '404',
  '409',
  '429',
  '500',
  '503',
  'empty',
  'html',
  'brokenJson',
  'errorInside',
  'hang',
  'slow',
  'drop',
  'dropAfter',
] as const;
export const POINT_FAULT_KINDS = ['kill', 'fail', 'delay'] as const;

export type FaultApiBase = (typeof FAULT_API_BASES)[number];
type CallFaultKind = (typeof CALL_FAULT_KINDS)[number];

/** Makes the next `times` calls to one of the APIs misbehave. */
export interface CallFault {
  base: FaultApiBase;
  /**
   * `empty`: 500 without a body; `html`: 502 with an HTML page; `errorInside`: 200 with a list that contains an error; `dropAfter`: the
   * handler finishes its work, then the connection breaks.
   */
  kind: CallFaultKind;
  times: number;
  method?: string;
  /** The fault affects only calls whose path, relative to the API's base path, begins with this. */
  path?: string;
  /** Delay in milliseconds, for `slow`. */
  ms?: number;
}

/** Makes the next `times` passes of a named point in a handler end the process, throw, or wait. */
interface PointFault {
  point: string;
  kind: (typeof POINT_FAULT_KINDS)[number];
  times: number;
  ms?: number;
}

export type Fault = CallFault | PointFault;

export interface Faults {
  /** Marks a named point in a handler at which a fault can end the process, throw, or wait. Does nothing unless such a fault is set. */
  passPoint(name: string): Promise<void>;
  /**
   * Returns the fault that this call should have, if any, and counts it as used. `path` is relative to the API's base path, without the
   * query string.
   */
  take(base: FaultApiBase, method: string, path: string): CallFault | null;
  set(fault: Fault): void;
  list(): Fault[];
  clear(): void;
}

const DEFAULT_DELAY_MS = 1000;

export function createFaults(): Faults {
  let faults: Fault[] = [];

  const use = <Kind extends Fault>(matches: (fault: Fault) => fault is Kind): Kind | null => {
    const fault = faults.find(matches);
    if (!fault) return null;
    fault.times -= 1;
    faults = faults.filter(({ times }) => times > 0);
    return fault;
  };

  return {
    async passPoint(name) {
      const fault = use((one): one is PointFault => 'point' in one && one.point === name);
      if (fault?.kind === 'kill') process.kill(process.pid, 'SIGKILL');
      if (fault?.kind === 'fail') throw new Error(`It was made to fail at ${name}.`);
      if (fault) await new Promise((resolve) => setTimeout(resolve, fault.ms ?? DEFAULT_DELAY_MS));
    },
    take: (base, method, path) =>
      use(
        (one): one is CallFault =>
          'base' in one &&
          one.base === base &&
          (one.method ?? method).toUpperCase() === method.toUpperCase() &&
          path.startsWith((one.path ?? '').replace(/^\//, '')),
      ),
    set: (fault) => void faults.push({ ...fault }),
    list: () => faults.map((fault) => ({ ...fault })),
    clear: () => {
      faults = [];
    },
  };
}
