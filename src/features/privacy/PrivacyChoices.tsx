import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

import type { PrivacyChoice, AppliesTo } from '#contract/borrower/privacy.ts';
import { dayAt } from '#domain/time/endOfDay.ts';
import { countUnreadable, readableEntries } from '#domain/unreadable.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { isPrivacySignalOn } from '#platform/privacySignal.ts';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { legalLinks } from '#platform/legalLinks.ts';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';

import { ChoiceRow } from './ChoiceRow.tsx';
import { applyGlobalPrivacyControl } from './applyGlobalPrivacyControl.ts';
import { messages } from './messages.ts';
import { useReportSignalMutation, type PrivacyPreference, type PrivacyChoiceState } from './privacyApi.ts';
import { appliesToChosen, selectChosenFor, selectSignal, signalRead } from './privacySlice.ts';
import { ChangeOutcome } from './ChangeOutcome.tsx';
import { usePrivacyChange } from './usePrivacyChange.ts';

interface Props {
  /** `name` attribute of the radio buttons. */
  name: string;
  /** Names of the other borrowers on the loan. */
  names: readonly string[];
  value: AppliesTo;
  onChange: (value: AppliesTo) => void;
}

const APPLIES_TO_OPTIONS = [
  { value: 'me', label: messages.forMe, help: messages.forMeHelp },
  { value: 'everyone', label: messages.forEveryone, help: messages.forEveryoneHelp },
] as const;

/** The selection is sent only with the next opt-out. */
function AppliesToField({ name, names, value, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <FormLabel component="p" id={id}>
        <FormattedMessage {...messages.forWhom} />
      </FormLabel>
      <RadioGroup aria-labelledby={id} name={name} value={value}>
        {APPLIES_TO_OPTIONS.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={<Radio onChange={() => onChange(option.value)} />}
            label={
              <>
                <b>
                  <FormattedMessage {...option.label} />
                </b>
                <Typography color="textSecondary">
                  <FormattedMessage {...option.help} values={{ names: names.join(', ') }} />
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
      <Typography color="textSecondary">
        <FormattedMessage {...messages.yoursAlone} />
      </Typography>
    </div>
  );
}

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

/** Turning all choices off can be undone like any other change. */
function OptOutOfAll({ choices, appliesTo }: { choices: readonly PrivacyChoiceState[]; appliesTo: AppliesTo }) {
  const intl = useIntl();
  const { legal } = useConfig();
  const place = useRef<HTMLDivElement>(null);
  const { send, isSaving, outcome } = usePrivacyChange('all');
  const policy = legalLinks(legal).find(({ key }) => key === 'privacyPolicy')?.address;
  const changeId = outcome?.kind === 'saved' ? outcome.changeId : null;
  const undo = (id: string) => void send({ undo: id }).then(() => place.current?.querySelector('button')?.focus());
  return (
    <Stack ref={place} spacing={2}>
      <CardActions>
        <BusyButton
          variant={choices.some(({ isAllowed }) => isAllowed) ? 'contained' : 'outlined'}
          busy={isSaving}
          onClick={() => void send({ optOutOfAll: true, appliesTo })}
        >
          <FormattedMessage {...messages.turnAllOff} />
        </BusyButton>
        <Button variant="text" href={policy}>
          <FormattedMessage {...messages.readPolicy} />
        </Button>
      </CardActions>
      <ChangeOutcome
        outcome={outcome}
        isSaving={isSaving}
        savedText={intl.formatMessage(changeId === null ? messages.nothingToDo : messages.allOff)}
        canUndo={changeId !== null && choices.some((state) => state.changeId === changeId)}
        onUndo={undo}
      />
    </Stack>
  );
}
