import { beginStartup, type Moment, type Moments } from '#platform/startup.ts';

const ORDER: readonly Moment[] = ['paint', 'interactive', 'idle'];

/** Starts the page's startup sequence under the test's control. Returns a function that lets a moment and all earlier ones pass. */
export function controlStartup(): (moment: Moment) => void {
  const gates = ORDER.map((moment) => {
    let open: () => void = () => undefined;
    const come = new Promise<void>((resolve) => (open = resolve));
    return { moment, open, notice: [moment, () => come] as const };
  });
  beginStartup(Object.fromEntries(gates.map(({ notice }) => notice)) as Moments); // Safe cast: ORDER lists every moment.
  return (last) => {
    for (const { open } of gates.slice(0, ORDER.indexOf(last) + 1)) open();
  };
}
