import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { AppliesTo } from '#contract/borrower/privacy.ts';
import { daysBetween } from '#domain/time/dates.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';

import { ChangeOutcome } from './ChangeOutcome.tsx';
import { choiceMessages } from './choiceMessages.ts';
import { ChoiceSwitch } from './ChoiceSwitch.tsx';
import { isDeterminedBySignal } from './applyGlobalPrivacyControl.ts';
import { messages } from './messages.ts';
import { choiceStateMessage, choiceStateMessages } from './choiceStateMessages.ts';
import { usePrivacyChange } from './usePrivacyChange.ts';
import type { PrivacyChoiceState } from './privacyApi.ts';

interface Props {
  state: PrivacyChoiceState;
  /** Whom an opt-out applies to: this borrower, or everyone on the loan. */
  appliesTo: AppliesTo;
  isSignalOn: boolean;
  /** Whether the choices belong to a browser without an account. */
  belongsToBrowser: boolean;
  /** Date as YYYY-MM-DD. */
  today: string;
}

/** An opt-out can be renewed when it ends within this number of days. */
const RENEWABLE_WITHIN_DAYS = 365;

/** Row with a line above it, except directly below the card's title. */
const ChoiceBox = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  alignItems: 'flex-start',
  paddingTop: 16,
  borderTop: '1px solid var(--line)',
  'h2 + &': { paddingTop: 0, borderTop: 0 },
});

const Head = styled('div')({
  display: 'flex',
  gap: 16,
  justifyContent: 'space-between',
  width: '100%',
  '& > h3': { flex: 1, minWidth: 0, fontWeight: 650 },
});

export function ChoiceRow({ state, appliesTo, isSignalOn, belongsToBrowser, today }: Props) {
  const intl = useIntl();
  const formatDay = useFormatDay();
  const id = useId();
  const { send, isSaving, wanted, outcome } = usePrivacyChange(state.choice);
  const { choice, isAllowed, changeId, until, overriddenYes } = state;
  const { title, covers, limits } = choiceMessages[choice];
  const day = (date: string) => formatDay(date, 'date') ?? date;
  const { message, values } = choiceStateMessage(state, { today, isOfBrowser: belongsToBrowser, formatDay: day });
  const isLocked = isSignalOn && isDeterminedBySignal(state);
  const change = (isOn: boolean, forWhom: AppliesTo) => send({ choice, isAllowed: isOn, appliesTo: forWhom, replaces: changeId });
  const isEnding = until !== null && !isDeterminedBySignal(state) && (daysBetween(today, until) ?? 0) <= RENEWABLE_WITHIN_DAYS;
  const isForFewer = appliesTo === 'everyone' && !state.isForEveryone;
  const isOn = wanted ?? isAllowed;
  const switchId = `${id}-switch`;

  return (
    <ChoiceBox>
      <Head>
        <Typography component="h3" id={`${id}-title`}>
          <FormattedMessage {...title} />
        </Typography>
        <ChoiceSwitch
          id={switchId}
          isOn={isOn}
          isLocked={isLocked}
          isBusy={isSaving}
          labelledBy={`${id}-title`}
          describedBy={`${id}-state ${id}-about`}
          onChange={(next) => void change(next, next ? 'me' : appliesTo)}
        />
      </Head>
      <Typography id={`${id}-about`} color="textSecondary">
        <FormattedMessage {...covers} /> <FormattedMessage {...limits} />
      </Typography>
      <Stack id={`${id}-state`} spacing={0.5} sx={{ paddingTop: 0.5 }}>
        <Typography variant="body2">
          <StatusLabel tone={isAllowed || state.by === null ? 'neutral' : 'success'}>
            {intl.formatMessage(message, values)}
          </StatusLabel>
        </Typography>
        {overriddenYes !== null && (
          <Typography variant="body2">
            <FormattedMessage {...choiceStateMessages.overridden} values={{ day: day(overriddenYes) }} />
          </Typography>
        )}
        {isLocked && (
          <Typography variant="body2">
            <FormattedMessage {...messages.signalLocks} />
          </Typography>
        )}
      </Stack>
      {!isAllowed && (isForFewer || isEnding) && (
        <BusyButton variant="text" busy={isSaving} aria-describedby={`${id}-title`} onClick={() => void change(false, appliesTo)}>
          <FormattedMessage {...(isForFewer ? messages.extend : messages.renew)} />
        </BusyButton>
      )}
      <ChangeOutcome
        outcome={outcome}
        isSaving={isSaving}
        savedText={intl.formatMessage(isAllowed ? messages.savedOn : messages.savedOff, { choice: intl.formatMessage(title) })}
        canUndo={outcome?.kind === 'saved' && outcome.changeId !== null && outcome.changeId === changeId}
        onUndo={(undo) => void send({ undo }).then(() => document.getElementById(switchId)?.focus())}
      />
    </ChoiceBox>
  );
}
