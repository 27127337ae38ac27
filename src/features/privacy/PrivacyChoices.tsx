import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { PrivacyChoice } from '#contract/borrower/privacy.ts';
import { dayAt } from '#domain/time/endOfDay.ts';
import { countUnreadable, readableEntries } from '#domain/unreadable.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { isPrivacySignalOn } from '#platform/privacySignal.ts';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';

import { ChoiceRow } from './ChoiceRow.tsx';
import { AppliesToField } from './AppliesToField.tsx';
import { applyGlobalPrivacyControl } from './applyGlobalPrivacyControl.ts';
import { messages } from './messages.ts';
import { OptOutOfAll } from './OptOutOfAll.tsx';
import { useReportSignalMutation, type PrivacyPreference } from './privacyApi.ts';
import { appliesToChosen, selectChosenFor, selectSignal, signalRead } from './privacySlice.ts';

/** Choices for which an opt-out may apply to everyone on a loan. */
const AFFILIATE_CHOICES: readonly PrivacyChoice[] = ['affiliateSharing', 'affiliateMarketing'];

const CHOICE_GROUPS: readonly { key: 'sharing' | 'offers' | 'site'; choices: readonly PrivacyChoice[] }[] = [
  { key: 'sharing', choices: [...AFFILIATE_CHOICES, 'saleOrSharing'] },
  { key: 'offers', choices: ['marketingByMail', 'marketingByEmail', 'marketingByPhone'] },
  { key: 'site', choices: ['analytics'] },
];

/** All privacy choices: the lender's data, with this browser's opt-out signal (Global Privacy Control) applied. */
export function PrivacyChoices({ preference: kept }: { preference: PrivacyPreference }) {
  const intl = useIntl();
  const { brand } = useConfig();
  const id = useId();
  const [today] = useState(() => dayAt(new Date()));
  const dispatch = useDispatch();
  const chosenFor = useSelector(selectChosenFor);
  const preference = applyGlobalPrivacyControl(kept, useOptOutSignal(kept));
  const { jointBorrowers, choices, isSignalOn, of } = preference;
  const appliesTo = jointBorrowers.length > 0 ? chosenFor : 'me';
  const isOfBrowser = of === 'device';
  const groups = CHOICE_GROUPS.map(({ key, choices: names }) => ({
    key,
    shown: readableEntries(choices).filter(({ choice }) => names.includes(choice)),
  }));

  return (
    <Stack spacing={3}>
      {isSignalOn && (
        <Alert severity="success" role="note">
          <AlertTitle>
            <FormattedMessage {...messages.signalTitle} />
          </AlertTitle>
          <p>
            <FormattedMessage {...(isOfBrowser ? messages.signalHere : messages.signalEverywhere)} />
          </p>
        </Alert>
      )}
      {groups
        .filter(({ shown }) => shown.length > 0)
        .map(({ key, shown }) => (
          <SectionCard key={key} title={intl.formatMessage(messages[key], { brand: brand.name })}>
            {key === 'sharing' && jointBorrowers.length > 0 && (
              <AppliesToField
                name={id}
                names={jointBorrowers}
                value={chosenFor}
                onChange={(value) => dispatch(appliesToChosen(value))}
              />
            )}
            {shown.map((state) => (
              <ChoiceRow
                key={state.choice}
                state={state}
                appliesTo={AFFILIATE_CHOICES.includes(state.choice) ? appliesTo : 'me'}
                isSignalOn={isSignalOn}
                belongsToBrowser={isOfBrowser}
                today={today}
              />
            ))}
          </SectionCard>
        ))}
      {countUnreadable(choices) > 0 && (
        <UnreadableNotice
          title={<FormattedMessage {...messages.unreadableChoices} values={{ count: countUnreadable(choices) }} />}
        />
      )}
      <OptOutOfAll choices={readableEntries(choices)} appliesTo={appliesTo} />
    </Stack>
  );
}

/**
 * Returns whether this browser sends the opt-out signal. If the signal's header did not reach the lender, the signal is reported once, so
 * that it also applies to the account.
 */
function useOptOutSignal({ of, isSignalOn }: PrivacyPreference): boolean {
  const dispatch = useDispatch();
  const [report] = useReportSignalMutation();
  const isReported = useRef(false);
  // Support replays problem reports in another browser, so the signal of the borrower's browser is in the store.
  const isOnHere = useSelector(selectSignal) ?? isPrivacySignalOn();
  const reportOnce = useEffectEvent(() => {
    dispatch(signalRead(isPrivacySignalOn()));
    if (isReported.current || of === 'device' || isSignalOn || !isPrivacySignalOn()) return;
    isReported.current = true;
    void report();
  });
  useEffect(() => reportOnce(), []);
  return isOnHere;
}
