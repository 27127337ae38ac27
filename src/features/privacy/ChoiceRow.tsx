import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { AppliesTo } from '#contract/borrower/privacy.ts';
import { daysFrom } from '#domain/time/dates.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';

import { ChangeOutcome } from './ChangeOutcome.tsx';
import { choiceMessages } from './choiceMessages.ts';
import { isUnderSignal } from './heedSignal.ts';
import { messages } from './messages.ts';
import { stateMessages } from './stateMessages.ts';
import { stateWords } from './stateWords.ts';
import { Switch } from './Switch.tsx';
import { useChange } from './useChange.ts';
import type { PrivacyState } from './privacyApi.ts';

interface Props {
  state: PrivacyState;
  /** Whom an opt-out is for. */
  appliesTo: AppliesTo;
  isSignalOn: boolean;
  /** The choices are of a browser without an account. */
  isOfBrowser: boolean;
  /** YYYY-MM-DD */
  today: string;
}

/** Opting out can begin its years anew in the last of them. */
const RENEWED_FROM_DAYS = 365;

/** One choice: what it covers and does not, how it stands, and its switch, which saves at once and can be undone. */
export function ChoiceRow({ state, appliesTo, isSignalOn, isOfBrowser, today }: Props) {
  const intl = useIntl();
  const formatDay = useFormatDay();
  const id = useId();
  const { send, isSaving, outcome } = useChange();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { choice, isAllowed, changeId, until, overriddenYes } = state;
  const { title, covers, limits } = choiceMessages[choice];
  const day = (date: string) => formatDay(date, 'date') ?? date;
  const { message, values } = stateWords(state, { today, isOfBrowser, formatDay: day });
  const isLocked = isSignalOn && isUnderSignal(state);
  const change = async (isOn: boolean, forWhom: AppliesTo) => {
    setWanted(isOn);
    await send({ choice, isAllowed: isOn, appliesTo: forWhom, replaces: changeId });
    setWanted(null);
  };
  const isEnding = until !== null && !isUnderSignal(state) && (daysFrom(today, until) ?? 0) <= RENEWED_FROM_DAYS;
  const isForFewer = appliesTo === 'everyone' && !state.isForEveryone;
  const isOn = wanted ?? isAllowed;
  const switchId = `${id}-switch`;

  return (
    <div className="privacy-choice">
      <h3 id={`${id}-title`}>
        <FormattedMessage {...title} />
      </h3>
      <Switch
        id={switchId}
        isOn={isOn}
        isLocked={isLocked}
        isBusy={isSaving}
        labelledBy={`${id}-title`}
        describedBy={`${id}-state ${id}-about`}
        onChange={(next) => void change(next, next ? 'me' : appliesTo)}
      />
      <p id={`${id}-about`} className="muted">
        <FormattedMessage {...covers} /> <FormattedMessage {...limits} />
      </p>
      <div id={`${id}-state`} className="privacy-state">
        <StatusLabel tone={isAllowed || state.by === null ? 'neutral' : 'success'}>
          {intl.formatMessage(message, values)}
        </StatusLabel>
        {overriddenYes !== null && (
          <p>
            <FormattedMessage {...stateMessages.overridden} values={{ day: day(overriddenYes) }} />
          </p>
        )}
        {isLocked && (
          <p>
            <FormattedMessage {...messages.signalLocks} />
          </p>
        )}
      </div>
      {!isAllowed && (isForFewer || isEnding) && (
        <ActionButton look="quiet" busy={isSaving} aria-describedby={`${id}-title`} onClick={() => void change(false, appliesTo)}>
          <FormattedMessage {...(isForFewer ? messages.extend : messages.renew)} />
        </ActionButton>
      )}
      <ChangeOutcome
        outcome={outcome}
        isSaving={isSaving}
        saved={intl.formatMessage(isAllowed ? messages.savedOn : messages.savedOff, { choice: intl.formatMessage(title) })}
        mayUndo={outcome?.kind === 'saved' && outcome.changeId !== null && outcome.changeId === changeId}
        onUndo={(undo) => void send({ undo }).then(() => document.getElementById(switchId)?.focus())}
      />
    </div>
  );
}
