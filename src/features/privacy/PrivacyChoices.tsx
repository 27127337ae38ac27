import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { AppliesTo, PrivacyChoice } from '#contract/borrower/privacy.ts';
import { dayAt } from '#domain/time/endOfDay.ts';
import { countUnreadable, readable } from '#domain/unreadable.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { isPrivacySignalOn } from '#platform/privacySignal.ts';
import { Notice } from '#platform/ui/feedback/Notice.tsx';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { ChoiceRow } from './ChoiceRow.tsx';
import { ForWhom } from './ForWhom.tsx';
import { heedSignal } from './heedSignal.ts';
import { messages } from './messages.ts';
import { OptOutOfAll } from './OptOutOfAll.tsx';
import './privacy.css';
import { useChange } from './useChange.ts';
import type { PrivacyPreference } from './privacyApi.ts';

/** Of these an opt-out may be made for everyone on a loan. */
const ABOUT_AFFILIATES: readonly PrivacyChoice[] = ['affiliateSharing', 'affiliateMarketing'];

const GROUPS: readonly { key: 'sharing' | 'offers' | 'site'; choices: readonly PrivacyChoice[] }[] = [
  { key: 'sharing', choices: [...ABOUT_AFFILIATES, 'saleOrSharing'] },
  { key: 'offers', choices: ['marketingByMail', 'marketingByEmail', 'marketingByPhone'] },
  { key: 'site', choices: ['analytics'] },
];

/** Everything that somebody may choose, as the lender has it and as the browser's signal leaves it. */
export function PrivacyChoices({ preference: kept }: { preference: PrivacyPreference }) {
  const intl = useIntl();
  const { brand } = useConfig();
  const id = useId();
  const [today] = useState(() => dayAt(new Date()));
  const [chosenFor, setChosenFor] = useState<AppliesTo>('me');
  useToldSignal(kept);
  const preference = heedSignal(kept, isPrivacySignalOn());
  const { jointBorrowers, choices, isSignalOn, of } = preference;
  const appliesTo = jointBorrowers.length > 0 ? chosenFor : 'me';
  const isOfBrowser = of === 'device';
  const groups = GROUPS.map(({ key, choices: names }) => ({
    key,
    shown: readable(choices).filter(({ choice }) => names.includes(choice)),
  }));

  return (
    <div className="stack">
      {isSignalOn && (
        <Notice tone="success" still title={<FormattedMessage {...messages.signalTitle} />}>
          <FormattedMessage {...(isOfBrowser ? messages.signalHere : messages.signalEverywhere)} />
        </Notice>
      )}
      {groups
        .filter(({ shown }) => shown.length > 0)
        .map(({ key, shown }) => (
          <ScreenCard key={key} title={intl.formatMessage(messages[key], { brand: brand.name })}>
            {key === 'sharing' && jointBorrowers.length > 0 && (
              <ForWhom name={id} names={jointBorrowers} value={chosenFor} onChange={setChosenFor} />
            )}
            {shown.map((state) => (
              <ChoiceRow
                key={state.choice}
                state={state}
                appliesTo={ABOUT_AFFILIATES.includes(state.choice) ? appliesTo : 'me'}
                isSignalOn={isSignalOn}
                isOfBrowser={isOfBrowser}
                today={today}
              />
            ))}
          </ScreenCard>
        ))}
      {countUnreadable(choices) > 0 && (
        <UnreadableNotice
          title={<FormattedMessage {...messages.unreadableChoices} values={{ count: countUnreadable(choices) }} />}
        />
      )}
      <OptOutOfAll choices={readable(choices)} appliesTo={appliesTo} />
    </div>
  );
}

/** Once: a signal whose header did not reach the lender is told to it, so that it counts for the account, too. */
function useToldSignal({ of, isSignalOn }: PrivacyPreference): void {
  const { send } = useChange();
  const wasTold = useRef(false);
  const tell = useEffectEvent(() => {
    if (wasTold.current || of === 'device' || isSignalOn || !isPrivacySignalOn()) return;
    wasTold.current = true;
    void send({ signal: true });
  });
  useEffect(() => tell(), []);
}
