/** Every write of the contract must be tested with every fault, or be listed here with the reason why not. */
import { parseCalls, contractText } from '../contract/readContract.ts';
import { linkWrites } from '../support/linkWrites.ts';
import { loanWrites } from '../support/loanWrites.ts';
import { moneyWrites } from '../support/moneyWrites.ts';

const INTERFACES = [
  ['payment.ts', 'PaymentCalls'],
  ['borrower/calls.ts', 'BorrowerCalls'],
  ['notification.ts', 'NotificationCalls'],
  ['agency.ts', 'AgencyCalls'],
  ['identity.ts', 'SignUpCalls'],
] as const;

const EXCEPTED: Record<string, string> = {
  'POST BorrowerLoan': 'It asks, and does nothing.',
  'POST RateDrop/getAllUserPreferences': 'It asks, and does nothing.',
  'POST loan/findmyloan': 'It asks, and does nothing.',
  'POST loan/loanexists': 'It asks, and does nothing: the write of its form is the one after it.',
  'POST loan/verifyidentity': 'It asks; its form and the time of a 429 are in `VerifyScreen.test.tsx`.',
  'POST account/signout': 'Whatever it answers, this browser is signed out: `authListeners.test.tsx`.',
  'POST RateDrop/addUserPreferenceContact':
    'A step of a visitor’s alert, which stands whatever comes of it: `SetAlertScreen.test.tsx`.',
  'POST notification/AimCheckFailure': 'Nobody presses: it is told until it is heard: `flowEnd.test.tsx`.',
};

const writes = INTERFACES.flatMap(([file, name]) => parseCalls(contractText(file), name)).flatMap(({ route }) =>
  route.startsWith('GET ') ? [] : [route],
);
const tried = [
  ...new Set([moneyWrites, loanWrites, linkWrites].flatMap((rows) => Object.values(rows)).map(({ contractKey }) => contractKey)),
];

test('every write is tested or excepted, and none twice', () => {
  expect([...tried, ...Object.keys(EXCEPTED)].sort()).toEqual([...writes].sort());
});
