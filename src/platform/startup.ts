/** Stages of a page load, in this order: the content is painted, event handlers are attached, and no request is pending. */
export type Moment = 'paint' | 'interactive' | 'idle';

/** Detects each stage. Each function is called once during the page load, and again for work that is registered after its stage. */
export type Moments = Record<Moment, () => Promise<unknown>>;

/**
 * After this time the page counts as idle. A screen that polls, or a request that hangs, would otherwise hold up waiting work, such as
 * the session watcher, forever.
 */
export const IDLE_LIMIT_MS = 10_000;

const neverResolve = () => new Promise<never>(() => undefined);
/** No stage is reached before `beginStartup` is called. The frame that replays a problem report never calls it. */
let moments: Moments = { paint: neverResolve, interactive: neverResolve, idle: neverResolve };
let stageReached: Record<Moment, Promise<unknown>> = { paint: neverResolve(), interactive: neverResolve(), idle: neverResolve() };
let passedStages = new Set<Moment>();
let resolveFirstScreen: () => void = () => undefined;

/**
 * Starts to detect the stages of this page load.
 * @param watched detects the stages; tests pass their own
 */
export function beginStartup(watched: Moments = momentsOfPage()): void {
  const those = new Set<Moment>();
  const pass = (moment: Moment) => () => void those.add(moment);
  const paint = watched.paint().then(pass('paint'));
  const interactive = paint.then(watched.interactive).then(pass('interactive'));
  const idle = interactive.then(watched.idle).then(pass('idle'));
  moments = watched;
  stageReached = { paint, interactive, idle };
  passedStages = those;
}

/** Resolves when the page load reaches this stage. If that has passed, resolves as soon as the stage's condition is met again. */
export const startupMoment = (moment: Moment): Promise<unknown> =>
  passedStages.has(moment) ? moments[moment]() : stageReached[moment];

export const hasPassed = (moment: Moment): boolean => passedStages.has(moment);

/** Runs the work at this stage of the page load, or soon if that has passed. Returns a function that cancels it. */
export function onStartup(moment: Moment, work: () => void): () => void {
  let isWanted = true;
  void startupMoment(moment).then(() => {
    if (isWanted) work();
  });
  return () => {
    isWanted = false;
  };
}

/**
 * Prefetches something that is likely needed next once the page is idle, unless the browser is set to save data. Returns a function that
 * cancels it.
 */
export function prefetchWhenIdle(work: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }; // Missing in Safari and Firefox.
  return connection?.saveData === true ? () => undefined : onStartup('idle', work);
}

/** Call this when the first screen is in the document; it is painted with the next frame. */
export const firstScreenShown = (): void => resolveFirstScreen();

let pendingRequestCount = 0;
let idleWaiters: (() => void)[] = [];

/** Counts a pending request: the page is not idle until it has ended. Returns the same promise. */
export function trackRequest<Answer>(request: Promise<Answer>): Promise<Answer> {
  pendingRequestCount += 1;
  const end = () => {
    pendingRequestCount -= 1;
    if (pendingRequestCount > 0) return;
    const waits = idleWaiters;
    idleWaiters = [];
    for (const resume of waits) resume();
  };
  request.then(end, end);
  return request;
}

function momentsOfPage(): Moments {
  const shown = new Promise<void>((resolve) => {
    resolveFirstScreen = resolve;
  });
  // If the first screen breaks or never renders, everything else still starts after this time.
  const shownAtLast = Promise.race([shown, delay(IDLE_LIMIT_MS)]);
  return {
    paint: () => shownAtLast.then(nextFrame),
    interactive: () => delay(0),
    idle: () => Promise.race([networkIdle(), delay(IDLE_LIMIT_MS)]),
  };
}

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Resolves after the document's current content has been painted. A hidden page paints no frames, so it does not wait for one. */
export const nextFrame = () =>
  document.hidden ? delay(0) : new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function networkIdle(): Promise<void> {
  do {
    if (pendingRequestCount > 0) await new Promise<void>((resolve) => idleWaiters.push(resolve));
    await threadIdle();
  } while (pendingRequestCount > 0);
}

/** Resolves when the main thread is idle. Safari lacks requestIdleCallback, so there it resolves in the next task. */
const threadIdle = () =>
  'requestIdleCallback' in window ? new Promise<void>((resolve) => requestIdleCallback(() => resolve())) : delay(0);
