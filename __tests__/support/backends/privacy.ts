import nock, { type Body } from 'nock';

import type { PrivacyChange, PrivacyChoice, PrivacyPreference, PrivacyState } from '#contract/borrower/privacy.ts';

const base = () => nock('http://localhost');
const PATH = '/api/borrower/api/privacypreference';

export const aState = (choice: PrivacyChoice, changes: Partial<PrivacyState> = {}): PrivacyState => ({
  choice,
  isAllowed: true,
  since: null,
  until: null,
  by: null,
  isForEveryone: false,
  overriddenYes: null,
  changeId: null,
  ...changes,
});

/** An opt-out of the person's own. */
export const anOptOut = (choice: PrivacyChoice, changes: Partial<PrivacyState> = {}): PrivacyState =>
  aState(choice, { isAllowed: false, since: '2026-11-22', by: 'person', changeId: `${choice}-off`, ...changes });

/** Of somebody who has chosen nothing, but for these. */
export function aPreference(states: readonly PrivacyState[] = [], changes: Partial<PrivacyPreference> = {}): PrivacyPreference {
  const all: PrivacyChoice[] = [
    'affiliateSharing',
    'affiliateMarketing',
    'saleOrSharing',
    'marketingByMail',
    'marketingByEmail',
    'marketingByPhone',
    'analytics',
  ];
  const choices = all.map((choice) => states.find((one) => one.choice === choice) ?? aState(choice));
  return { of: 'person', isSignalOn: false, jointBorrowers: [], choices, ...changes };
}

/** Of a browser without an account. */
export const aBrowsersPreference = (states: readonly PrivacyState[] = [], changes: Partial<PrivacyPreference> = {}) =>
  aPreference([], {
    of: 'device',
    choices: (['saleOrSharing', 'analytics'] as const).map(
      (choice) => states.find((one) => one.choice === choice) ?? aState(choice),
    ),
    ...changes,
  });

/** What was chosen, each time it is asked for. */
export const hasPreference = (preference: PrivacyPreference, times = 1) =>
  base()
    .get(PATH)
    .times(times)
    .reply(200, preference as unknown as Body);

export const lacksPreference = () =>
  base()
    .get(PATH)
    .reply(500, { errors: ['No.'], errorId: 'e' });

/** Takes a change, which is added to `sent`; then it is asked for again. */
export function takes(sent: PrivacyChange[], preference: PrivacyPreference, changeId: string | null): void {
  base()
    .put(PATH)
    .reply((_uri, asked) => {
      sent.push(asked as PrivacyChange);
      return [200, JSON.stringify({ changeId, preference }), { 'content-type': 'application/json' }];
    });
  hasPreference(preference);
}

/** Refuses a change, or gives no clear answer; then what there is is asked for again. */
export function refuses(status: number, code: string | undefined, present: PrivacyPreference): void {
  base()
    .put(PATH)
    .reply(status, status >= 500 ? '' : { errors: ['No.'], errorId: 'e', ...(code === undefined ? {} : { code }) });
  hasPreference(present);
}
