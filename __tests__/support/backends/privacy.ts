import nock, { type Body } from 'nock';

import type { PrivacyChange, PrivacyChoice, PrivacyPreference, PrivacyState } from '#contract/borrower/privacy.ts';

const base = () => nock('http://localhost');
const PATH = '/api/borrower/api/privacypreference';

export const aPrivacyState = (choice: PrivacyChoice, changes: Partial<PrivacyState> = {}): PrivacyState => ({
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

export const anOptOut = (choice: PrivacyChoice, changes: Partial<PrivacyState> = {}): PrivacyState =>
  aPrivacyState(choice, { isAllowed: false, since: '2026-11-22', by: 'person', changeId: `${choice}-off`, ...changes });

/** Preferences of a person whose choices are all defaults except `states`. */
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
  const choices = all.map((choice) => states.find((one) => one.choice === choice) ?? aPrivacyState(choice));
  return { of: 'person', isSignalOn: false, jointBorrowers: [], choices, ...changes };
}

export const aBrowsersPreference = (states: readonly PrivacyState[] = [], changes: Partial<PrivacyPreference> = {}) =>
  aPreference([], {
    of: 'device',
    choices: (['saleOrSharing', 'analytics'] as const).map(
      (choice) => states.find((one) => one.choice === choice) ?? aPrivacyState(choice),
    ),
    ...changes,
  });

export const stubPrivacyPreference = (preference: PrivacyPreference, times = 1) =>
  base()
    .get(PATH)
    .times(times)
    .reply(200, preference as unknown as Body);

export const stubPrivacyPreferenceError = () =>
  base()
    .get(PATH)
    .reply(500, { errors: ['No.'], errorId: 'e' });

/** Accepts one change and records it in `sent`, then stubs the refetch that follows. */
export function stubPrivacyChange(sent: PrivacyChange[], preference: PrivacyPreference, changeId: string | null): void {
  base()
    .put(PATH)
    .reply((_uri, asked) => {
      sent.push(asked as PrivacyChange);
      return [200, JSON.stringify({ changeId, preference }), { 'content-type': 'application/json' }];
    });
  stubPrivacyPreference(preference);
}

/** Rejects one change (an empty body for 5xx, so the outcome is unclear), then stubs the refetch that follows. */
export function stubPrivacyChangeError(status: number, code: string | undefined, present: PrivacyPreference): void {
  base()
    .put(PATH)
    .reply(status, status >= 500 ? '' : { errors: ['No.'], errorId: 'e', ...(code === undefined ? {} : { code }) });
  stubPrivacyPreference(present);
}
