import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    steps: { id: 'ui.steps', defaultMessage: 'Steps' },
    stepDone: { id: 'ui.stepDone', defaultMessage: 'done' },
  }),
  ...defineMessages<{ stepOf: { current: number; total: number; name: string } }>({
    stepOf: { id: 'ui.stepOf', defaultMessage: 'Step {current} of {total}: {name}' },
  }),
};
