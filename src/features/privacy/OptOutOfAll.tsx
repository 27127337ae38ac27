import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { AppliesTo } from '#contract/borrower/privacy.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { legalLinks } from '#platform/legal/legalLinks.ts';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';

import { ChangeOutcome } from './ChangeOutcome.tsx';
import { messages } from './messages.ts';
import { usePrivacyChange } from './usePrivacyChange.ts';
import type { PrivacyChoiceState } from './privacyApi.ts';

/** Turning all choices off can be undone like any other change. */
export function OptOutOfAll({ choices, appliesTo }: { choices: readonly PrivacyChoiceState[]; appliesTo: AppliesTo }) {
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
