afterEach(() => void jest.useRealTimers());

/**
 * Stops the clock so that timers run only when the test, or a Testing Library wait, advances it. Requests are not affected. Call it
 * before the page opens.
 */
export const stopTime = () =>
  void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
