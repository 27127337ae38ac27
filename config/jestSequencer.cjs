// Tests of the sandbox mostly wait for their processes, tests of screens mostly compute. So they take turns, and neither is left for the end.
const { default: Sequencer } = require('@jest/test-sequencer');

const isOfSandbox = ({ path }) => /[\\/]__tests__[\\/]sandbox[\\/]/.test(path);

module.exports = class extends Sequencer {
  sort(tests) {
    const inOrder = super.sort(tests);
    const ofSandbox = inOrder.filter(isOfSandbox);
    const others = inOrder.filter((test) => !isOfSandbox(test));
    return inOrder.flatMap((_, place) => [ofSandbox[place], others[place]]).filter(Boolean);
  }
};
