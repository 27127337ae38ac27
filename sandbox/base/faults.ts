/** Misbehaviour on demand, so that everything a borrower may meet can be met on purpose. Kept in memory: a restart is a clean slate. */

export const FAULT_BASES = ['payment', 'borrower', 'notification', 'agency', 'identity'] as const;
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

export type FaultBase = (typeof FAULT_BASES)[number];
export type CallFaultKind = (typeof CALL_FAULT_KINDS)[number];

/** The next `times` calls of a base misbehave. */
export interface CallFault {
  base: FaultBase;
  /** `empty`: 500 without a body; `html`: 502 with a page; `errorInside`: 200 with a list that carries an error; `dropAfter`: the work is done, then the connection breaks. */
  kind: CallFaultKind;
  times: number;
  method?: string;
  /** Only calls whose path below the base begins with this. */
  path?: string;
  /** For `slow`: milliseconds. */
  ms?: number;
}

/** The next `times` passes of a named point in a handler end the process, throw, or wait. */
interface PointFault {
  point: string;
  kind: (typeof POINT_FAULT_KINDS)[number];
  times: number;
  ms?: number;
}

export type Fault = CallFault | PointFault;

export interface Faults {
  /** A named place inside a handler where the process may be made to die, the handler to fail, or to wait. Does nothing unless a fault is set. */
  point(name: string): Promise<void>;
  /** The fault that this call must suffer, used up by asking. `path` is below the base, without query. */
  take(base: FaultBase, method: string, path: string): CallFault | null;
  set(fault: Fault): void;
  list(): Fault[];
  clear(): void;
}

const DEFAULT_DELAY = 1000;

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
    async point(name) {
      const fault = use((one): one is PointFault => 'point' in one && one.point === name);
      if (fault?.kind === 'kill') process.kill(process.pid, 'SIGKILL');
      if (fault?.kind === 'fail') throw new Error(`It was made to fail at ${name}.`);
      if (fault) await new Promise((resolve) => setTimeout(resolve, fault.ms ?? DEFAULT_DELAY));
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
