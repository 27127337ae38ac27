import { beginStartup, type Moment, type Moments } from '#platform/startup.ts';

const ORDER: readonly Moment[] = ['paint', 'interactive', 'idle'];

/** Begins a start whose moments come when the test says so. Returns what lets one pass, and with it those before it. */
export function startupByHand(): (moment: Moment) => void {
  const gates = ORDER.map((moment) => {
    let open: () => void = () => undefined;
    const come = new Promise<void>((resolve) => (open = resolve));
    return { moment, open, notice: [moment, () => come] as const };
  });
  beginStartup(Object.fromEntries(gates.map(({ notice }) => notice)) as Moments); // ORDER has every moment
  return (last) => {
    for (const { open } of gates.slice(0, ORDER.indexOf(last) + 1)) open();
  };
}
