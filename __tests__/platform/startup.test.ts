import {
  beginStartup,
  prefetchWhenIdle,
  firstScreenShown,
  IDLE_LIMIT_MS,
  onStartup,
  startupMoment,
  trackRequest,
  type Moment,
} from '#platform/startup.ts';

const PHASES: readonly Moment[] = ['idle', 'interactive', 'paint'];
let isMainThreadIdle = true;
const seen: string[] = [];
const note = (what: string) => () => void seen.push(what);
/** Advances the clock long enough for frames and tasks, but far from the idle limit. */
const advanceShortly = () => jest.advanceTimersByTimeAsync(100);

beforeEach(() => {
  jest.useFakeTimers();
  seen.length = 0;
  isMainThreadIdle = true;
  const whenIdle = (work: () => void): unknown => (isMainThreadIdle ? setTimeout(work) : undefined);
  Object.assign(window, { requestIdleCallback: whenIdle });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

async function startedPage() {
  beginStartup();
  firstScreenShown();
  await advanceShortly();
}

/** Tracks a request that is pending until the returned function is called. */
function request(outcome: 'resolve' | 'reject' = 'resolve') {
  let end: () => void = () => undefined;
  const asked = new Promise<void>((resolve, reject) => {
    end = outcome === 'resolve' ? resolve : () => reject(new Error('no connection'));
  });
  trackRequest(asked).catch(() => undefined);
  return () => end();
}

test('the startup stages run in order, after the first screen', async () => {
  beginStartup();
  for (const moment of PHASES) onStartup(moment, note(moment));
  await advanceShortly();
  expect(seen).toEqual([]);
  firstScreenShown();
  await advanceShortly();
  expect(seen).toEqual(['paint', 'interactive', 'idle']);
});

test('the content counts as painted after the next frame', async () => {
  beginStartup();
  for (const moment of PHASES) onStartup(moment, note(moment));
  let frame: FrameRequestCallback = () => undefined;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((work) => {
    frame = work;
    return 1;
  });
  firstScreenShown();
  await advanceShortly();
  expect(seen).toEqual([]);
  frame(0);
  await advanceShortly();
  expect(seen).toEqual(['paint', 'interactive', 'idle']);
  jest.restoreAllMocks();
});

test('a hidden page without frames starts too', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  await startedPage();
  onStartup('paint', note('paint'));
  await advanceShortly();
  expect(seen).toEqual(['paint']);
  hidden.mockRestore();
  frames.mockRestore();
});

test('work registered after its stage waits for the next frame, task or idle time', async () => {
  await startedPage();
  for (const moment of PHASES) onStartup(moment, note(moment));
  expect(seen).toEqual([]);
  await advanceShortly();
  expect(seen.toSorted()).toEqual(['idle', 'interactive', 'paint']);

  const end = request();
  onStartup('idle', note('idle again'));
  await advanceShortly();
  expect(seen).not.toContain('idle again');
  end();
  await advanceShortly();
  expect(seen).toContain('idle again');
});

test('canceled work does not run, before or after its stage', async () => {
  beginStartup();
  const cancels = PHASES.map((moment) => onStartup(moment, note(moment)));
  onStartup('idle', note('another one'));
  for (const cancel of cancels) cancel();
  firstScreenShown();
  await advanceShortly();
  onStartup('paint', note('late'))();
  await advanceShortly();
  expect(seen).toEqual(['another one']);
});

test('a page is idle when no request is pending, also after a failed one', async () => {
  const ends = [request(), request('reject')];
  beginStartup();
  void startupMoment('idle').then(note('idle'));
  firstScreenShown();
  await advanceShortly();
  ends[0]?.();
  await advanceShortly();
  expect(seen).toEqual([]);
  ends[1]?.();
  await advanceShortly();
  expect(seen).toEqual(['idle']);
});

test('a request sent before the thread is idle delays the idle stage', async () => {
  let idle: () => void = () => undefined;
  Object.assign(window, { requestIdleCallback: (work: () => void) => (idle = work) });
  beginStartup();
  onStartup('idle', note('idle'));
  firstScreenShown();
  await advanceShortly();
  const end = request();
  idle();
  await advanceShortly();
  expect(seen).toEqual([]);
  end();
  await advanceShortly();
  idle();
  await advanceShortly();
  expect(seen).toEqual(['idle']);
});

test('without requestIdleCallback the next task counts as idle', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  await startedPage();
  onStartup('idle', note('idle'));
  await advanceShortly();
  expect(seen).toEqual(['idle']);
});

describe('the idle stage is reached after a limit', () => {
  const isNotYet = async () => {
    await jest.advanceTimersByTimeAsync(IDLE_LIMIT_MS - 500);
    expect(seen).not.toContain('idle');
    await jest.advanceTimersByTimeAsync(1000);
    expect(seen).toContain('idle');
  };

  test('for a screen that never stops sending requests', async () => {
    const end = request();
    beginStartup();
    onStartup('idle', note('idle'));
    firstScreenShown();
    await isNotYet();
    end();
  });

  test('for a thread that is never idle', async () => {
    isMainThreadIdle = false;
    beginStartup();
    onStartup('idle', note('idle'));
    firstScreenShown();
    await isNotYet();
  });

  test('for a first screen that never appears', async () => {
    beginStartup();
    for (const moment of PHASES) onStartup(moment, note(moment));
    await isNotYet();
    expect(seen).toEqual(['paint', 'interactive', 'idle']);
  });
});

describe('prefetching', () => {
  const savesData = (saveData: boolean) =>
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });

  test('happens once the page is idle, unless canceled', async () => {
    savesData(false);
    beginStartup();
    prefetchWhenIdle(note('code'));
    prefetchWhenIdle(note('canceled'))();
    await advanceShortly();
    expect(seen).toEqual([]);
    firstScreenShown();
    await advanceShortly();
    expect(seen).toEqual(['code']);
  });

  test('never happens when the browser saves data', async () => {
    savesData(true);
    beginStartup();
    const cancel = prefetchWhenIdle(note('code'));
    firstScreenShown();
    await jest.advanceTimersByTimeAsync(2 * IDLE_LIMIT_MS);
    cancel();
    expect(seen).toEqual([]);
  });
});
