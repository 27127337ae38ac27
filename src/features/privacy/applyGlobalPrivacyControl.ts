import { isUnreadable } from '#domain/unreadable.ts';

import type { PrivacyPreference, PrivacyChoiceState } from './privacyApi.ts';

/** Whether the browser's opt-out signal determines this choice. */
export const isDeterminedBySignal = ({ choice }: Pick<PrivacyChoiceState, 'choice'>): boolean =>
  choice === 'saleOrSharing' || choice === 'analytics';

/** Applies the opt-out signal that scripts can read in this browser, for the case that its header did not reach the lender. */
export function applyGlobalPrivacyControl(preference: PrivacyPreference, isSignalOn: boolean): PrivacyPreference {
  if (!isSignalOn || preference.isSignalOn) return preference;
  return {
    ...preference,
    isSignalOn: true,
    choices: preference.choices.map((state) =>
      !isUnreadable(state) && isDeterminedBySignal(state) && state.isAllowed
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
