afterEach(() => void jest.useRealTimers());

/** Time goes on only when a test, or a wait in it, moves it: for what takes seconds. Requests take no part in it. Call before the page is opened. */
export const timeStandsStill = () =>
  void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
