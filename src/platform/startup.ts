/** The moments of a page's start: its content is drawn, its handlers are there, nothing is asked for. They come in this order. */
export type Moment = 'paint' | 'interactive' | 'idle';

/** How a page notices its moments. Each is asked once for the start, and again for work that registers after it. */
export type Moments = Record<Moment, () => Promise<unknown>>;

/**
 * A screen that polls, or a call that hangs, never leaves the page idle. By then the work that waits, such as the watch over the session,
 * matters more than a quiet line.
 */
export const IDLE_LIMIT_MS = 10_000;

const never = () => new Promise<never>(() => undefined);
/** Until a start begins no moment comes. In the frame that replays a report none begins. */
let moments: Moments = { paint: never, interactive: never, idle: never };
let reached: Record<Moment, Promise<unknown>> = { paint: never(), interactive: never(), idle: never() };
let passed = new Set<Moment>();
let noteScreen: () => void = () => undefined;

/** Begins the start of this page. @param watched how its moments are noticed; a test says itself when they come */
export function beginStartup(watched: Moments = momentsOfPage()): void {
  const those = new Set<Moment>();
  const pass = (moment: Moment) => () => void those.add(moment);
  const paint = watched.paint().then(pass('paint'));
  const interactive = paint.then(watched.interactive).then(pass('interactive'));
  const idle = interactive.then(watched.idle).then(pass('idle'));
  moments = watched;
  reached = { paint, interactive, idle };
  passed = those;
}

/** Settles when the moment comes. After it has passed: when the next such moment comes, which is soon. */
export const startupMoment = (moment: Moment): Promise<unknown> => (passed.has(moment) ? moments[moment]() : reached[moment]);

/** Whether what waited for the moment has begun. */
export const hasPassed = (moment: Moment): boolean => passed.has(moment);

/** Does the work when the moment comes, or comes again. Returns a function that cancels it. */
export function onStartup(moment: Moment, work: () => void): () => void {
  let isWanted = true;
  void startupMoment(moment).then(() => {
    if (isWanted) work();
  });
  return () => {
    isWanted = false;
  };
}

/** Fetches something that is likely needed next once the page is idle, but never for people who save data. Returns a function that cancels it. */
export function fetchAhead(work: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }; // not in Safari and Firefox
  return connection?.saveData === true ? () => undefined : onStartup('idle', work);
}

/** The first screen is in the document: its content is painted with the next frame. */
export const firstScreenShown = (): void => noteScreen();

let requests = 0;
let waitsForQuiet: (() => void)[] = [];

/** Counts a request while it is under way: until it has ended the page is not idle. Gives the request back. */
export function trackRequest<Answer>(request: Promise<Answer>): Promise<Answer> {
  requests += 1;
  const end = () => {
    requests -= 1;
    if (requests > 0) return;
    const waits = waitsForQuiet;
    waitsForQuiet = [];
    for (const goOn of waits) goOn();
  };
  request.then(end, end);
  return request;
}

function momentsOfPage(): Moments {
  const shown = new Promise<void>((resolve) => {
    noteScreen = resolve;
  });
  // A first screen that breaks or never comes keeps nothing else waiting.
  const shownAtLast = Promise.race([shown, after(IDLE_LIMIT_MS)]);
  return {
    paint: () => shownAtLast.then(nextFrame),
    interactive: () => after(0),
    idle: () => Promise.race([nothingAsked(), after(IDLE_LIMIT_MS)]),
  };
}

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Settles when what is in the document has been painted. A page that nobody sees has no frames. */
export const nextFrame = () =>
  document.hidden ? after(0) : new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function nothingAsked(): Promise<void> {
  do {
    if (requests > 0) await new Promise<void>((resolve) => waitsForQuiet.push(resolve));
    await threadIdle();
  } while (requests > 0);
}

/** Safari has no callback for it. */
const threadIdle = () =>
  'requestIdleCallback' in window ? new Promise<void>((resolve) => requestIdleCallback(() => resolve())) : after(0);
