import { isUnreadable } from '#domain/unreadable.ts';

import type { PrivacyPreference, PrivacyState } from './privacyApi.ts';

/** What the browser's signal decides. */
export const isUnderSignal = ({ choice }: Pick<PrivacyState, 'choice'>): boolean =>
  choice === 'saleOrSharing' || choice === 'analytics';

/** The choices as they count in a browser that gives the signal to scripts, also where its header did not reach the lender. */
export function heedSignal(preference: PrivacyPreference, isSignalOn: boolean): PrivacyPreference {
  if (!isSignalOn || preference.isSignalOn) return preference;
  return {
    ...preference,
    isSignalOn: true,
    choices: preference.choices.map((state) =>
      !isUnreadable(state) && isUnderSignal(state) && state.isAllowed
        ? {
            ...state,
            isAllowed: false,
            since: null,
            until: null,
            by: 'signal',
            overriddenYes: state.by === null ? null : state.since,
          }
        : state,
    ),
  };
}
