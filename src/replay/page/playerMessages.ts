import { defineMessages } from 'react-intl';

export const playerMessages = {
  ...defineMessages({
    screen: { id: 'replay.screen', defaultMessage: 'The borrower’s screen' },
    scrolls: {
      id: 'replay.scrolls',
      defaultMessage: 'The borrower’s screen. Page Up and Page Down scroll it.',
    },
    notShown: {
      id: 'replay.notShown',
      defaultMessage:
        'Nothing here can be pressed. What was typed, open dialogs and menus, and what only the lender knows are not in the file, so they do not show.',
    },
    noScreen: { id: 'replay.noScreen', defaultMessage: 'The file does not say where the borrower was at this step.' },
    brokenScreen: {
      id: 'replay.brokenScreen',
      defaultMessage: 'The screen broke while it was drawn from this state.',
    },
    asText: { id: 'replay.asText', defaultMessage: 'The screen as text' },
    controls: { id: 'replay.controls', defaultMessage: 'Steps' },
    back: { id: 'replay.back', defaultMessage: 'Step back' },
    forward: { id: 'replay.forward', defaultMessage: 'Step forward' },
    play: { id: 'replay.play', defaultMessage: 'Play' },
    stop: { id: 'replay.stop', defaultMessage: 'Stop' },
    speed: { id: 'replay.speed', defaultMessage: 'Speed' },
    keys: {
      id: 'replay.keys',
      defaultMessage:
        'Keys: Left and Right step. In the time line and on the screen also J, K, Home and End. Escape stops playing. Waits of more than two seconds are shortened.',
    },
    timeLine: { id: 'replay.timeLine', defaultMessage: 'What happened' },
    show: { id: 'replay.show', defaultMessage: 'Show' },
    all: { id: 'replay.all', defaultMessage: 'All' },
    person: { id: 'replay.person', defaultMessage: 'Person' },
    network: { id: 'replay.network', defaultMessage: 'Network' },
    errors: { id: 'replay.errors', defaultMessage: 'Errors' },
    search: { id: 'replay.search', defaultMessage: 'Search sentences and what changed' },
    noLines: { id: 'replay.noLines', defaultMessage: 'Nothing like that happened.' },
    failed: { id: 'replay.failed', defaultMessage: 'Failed' },
    consoleError: { id: 'replay.consoleError', defaultMessage: 'Error in the browser' },
    consoleWarning: { id: 'replay.consoleWarning', defaultMessage: 'Warning in the browser' },
    noNetwork: { id: 'replay.noNetwork', defaultMessage: 'no connection' },
    timeout: { id: 'replay.timeout', defaultMessage: 'no answer in time' },
    cancelled: { id: 'replay.cancelled', defaultMessage: 'given up' },
    underWay: { id: 'replay.underWay', defaultMessage: 'not answered yet' },
  }),
  ...defineMessages<{
    position: { step: number; count: number; sentence: string };
    times: { factor: number };
    size: { width: number; height: number; percent: number; route: string };
    answered: { status: string; ms: number };
    lineCount: { count: number };
  }>({
    position: { id: 'replay.position', defaultMessage: 'Step {step} of {count}: {sentence}' },
    times: { id: 'replay.times', defaultMessage: '{factor}x' },
    size: { id: 'replay.size', defaultMessage: '{route} at {width} × {height}, shown at {percent}%' },
    answered: { id: 'replay.answered', defaultMessage: '{status} in {ms} ms' },
    lineCount: { id: 'replay.lineCount', defaultMessage: '{count, plural, one {# line} other {# lines}}' },
  }),
};
