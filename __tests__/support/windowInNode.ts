/** The parts of a window that the OpenID library needs, in Node: messages, and the popups and frames that it opens. */

/** A window that a browser would have opened, or the one inside a frame. */
export interface Inner {
  closed: boolean;
  close: () => void;
  focus: () => void;
  location: { replace: (url: string) => void };
}

export interface NodeWindow {
  /** What each `window.open` was given. */
  openings: unknown[][];
  /** Frames that are in the document. */
  frames: () => number;
  /** What `window.open` gives; null: it is blocked. */
  opened: Inner | null;
  /** What the person, or the provider, does once a page is shown in the window or the frame. */
  whenShown: (url: string) => void;
  /** A message from that window. */
  send: (data: unknown, origin?: string) => void;
}

/** Installs it. A popup or frame that opens the provider comes back to the callback address, which hands itself over. */
export function windowInNode(origin: string): NodeWindow {
  const listeners = new Set<(message: unknown) => void>();
  let frames = 0;
  const inner = (): Inner => ({
    closed: false,
    close() {
      this.closed = true;
    },
    focus: () => undefined,
    location: { replace: (url) => url !== 'about:blank' && here.whenShown(url) },
  });
  const here: NodeWindow = {
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
      // The library takes a frame away once its page has been replaced by an empty one.
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

/** With fake timers: lets both network and timers go on until the work is done. */
export async function settle<Result>(work: Promise<Result>): Promise<Result> {
  const ends: true[] = [];
  const done = work.finally(() => ends.push(true));
  done.catch(() => undefined);
  for (let turns = 0; ends.length === 0 && turns < 20_000; turns += 1) {
    await new Promise((tick) => setImmediate(tick));
    jest.advanceTimersByTime(1);
  }
  return done;
}
