/** The parts of `window` that the OpenID library needs, in Node: messages, popups and frames. */

export interface ChildWindow {
  closed: boolean;
  close: () => void;
  focus: () => void;
  location: { replace: (url: string) => void };
}

export interface FakeWindow {
  openings: unknown[][];
  frames: () => number;
  /** Return value of `window.open`; null means the popup is blocked. */
  opened: ChildWindow | null;
  /** Called when a page is shown in the popup or frame; a test plays the user or the provider here. */
  whenShown: (url: string) => void;
  send: (data: unknown, origin?: string) => void;
}

/**
 * Installs the fake window. By default a popup or frame requests the provider's URL and posts the callback URL that it is redirected to.
 */
export function fakeWindow(origin: string): FakeWindow {
  const listeners = new Set<(message: unknown) => void>();
  let frames = 0;
  const inner = (): ChildWindow => ({
    closed: false,
    close() {
      this.closed = true;
    },
    focus: () => undefined,
    location: { replace: (url) => url !== 'about:blank' && here.whenShown(url) },
  });
  const here: FakeWindow = {
    openings: [],
    frames: () => frames,
    opened: inner(),
    whenShown: (url) => {
      void fetch(url, { redirect: 'manual' }).then((answer) =>
        here.send({ source: 'oidc-client', url: answer.headers.get('location'), keepOpen: false }),
      );
    },
    send: (data, from = origin) => [...listeners].forEach((listener) => listener({ data, origin: from, source: null })),
  };

  const body = {
    appendChild: (frame: { parentNode: unknown }) => {
      frames += 1;
      frame.parentNode = body;
    },
    removeChild: () => (frames -= 1),
  };
  const makeFrame = () => {
    const frame = {
      style: {},
      parentNode: null as unknown,
      contentWindow: inner(),
      // The OpenID library removes a frame on the `load` event of the empty page that replaces its content, so `load` fires at once.
      addEventListener: (_type: string, loaded: (event: unknown) => void) => setImmediate(() => loaded({ target: frame })),
    };
    return frame;
  };

  const location = { origin, href: `${origin}/`, assign: () => undefined };
  const window = {
    location,
    self: { location },
    screenX: 100,
    screenY: 50,
    outerWidth: 1300,
    outerHeight: 900,
    opener: null,
    document: { body, createElement: makeFrame },
    open: (...features: unknown[]) => {
      here.openings.push(features);
      return here.opened;
    },
    addEventListener: (_type: string, listener: (message: unknown) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (message: unknown) => void) => listeners.delete(listener),
  };
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  Object.assign(globalThis, { window });
  return here;
}

/** With fake timers: advances both network and timers until the promise settles. */
export async function runUntilSettled<Result>(work: Promise<Result>): Promise<Result> {
  const ends: true[] = [];
  const done = work.finally(() => ends.push(true));
  done.catch(() => undefined);
  for (let turns = 0; ends.length === 0 && turns < 20_000; turns += 1) {
    await new Promise((tick) => setImmediate(tick));
    jest.advanceTimersByTime(1);
  }
  return done;
}
