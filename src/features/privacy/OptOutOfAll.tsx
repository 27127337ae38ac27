import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { AppliesTo } from '#contract/borrower/privacy.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { legalLinks } from '#platform/legal/legalLinks.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';

import { ChangeOutcome } from './ChangeOutcome.tsx';
import { messages } from './messages.ts';
import { useChange } from './useChange.ts';
import type { PrivacyState } from './privacyApi.ts';

/** Everything off by one press, which can be undone like any other. */
export function OptOutOfAll({ choices, appliesTo }: { choices: readonly PrivacyState[]; appliesTo: AppliesTo }) {
  const intl = useIntl();
  const { legal } = useConfig();
  const place = useRef<HTMLDivElement>(null);
  const { send, isSaving, outcome } = useChange();
  const policy = legalLinks(legal).find(({ key }) => key === 'privacyPolicy')?.address;
  const changeId = outcome?.kind === 'saved' ? outcome.changeId : null;
  const undo = (id: string) => void send({ undo: id }).then(() => place.current?.querySelector('button')?.focus());
  return (
    <div ref={place} className="stack">
      <div className="actions">
        <ActionButton
          look={choices.some(({ isAllowed }) => isAllowed) ? 'primary' : 'secondary'}
          busy={isSaving}
          onClick={() => void send({ optOutOfAll: true, appliesTo })}
        >
          <FormattedMessage {...messages.turnAllOff} />
        </ActionButton>
        <a className="button button-quiet" href={policy}>
          <FormattedMessage {...messages.readPolicy} />
        </a>
      </div>
      <ChangeOutcome
        outcome={outcome}
        isSaving={isSaving}
        saved={intl.formatMessage(changeId === null ? messages.nothingToDo : messages.allOff)}
        mayUndo={changeId !== null && choices.some((state) => state.changeId === changeId)}
        onUndo={undo}
      />
    </div>
  );
}
