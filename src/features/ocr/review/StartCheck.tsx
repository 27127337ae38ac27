import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { FailedPress } from '#platform/query/FailedPress.tsx';
import { paths } from '#platform/routing/paths.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import type { Missing } from './income/missing.ts';
import { MissingList } from './income/MissingList.tsx';
import { messages } from '../check/checkMessages.ts';
import type { AimProblem } from '../check/useAimCheck.ts';

interface Props {
  token: string;
  missing: readonly Missing[];
  problem: AimProblem | null;
  /** The request to the agency was refused, because something was changed since the check. */
  wasNotChecked: boolean;
  onStart: () => void;
}

/** The button can always be pressed, and says what is missing; a dead one would say nothing to whoever cannot see why. */
export function StartCheck({ token, missing, problem, wasNotChecked, onStart }: Props) {
  /** How often it was pressed in vain; each time is told anew. */
  const [presses, setPresses] = useState(0);
  const isReady = missing.length === 0;
  const told = useRef<HTMLDivElement>(null);
  const isTold = problem !== null || wasNotChecked;
  useEffect(() => {
    if (isTold) told.current?.focus(); // what had the focus went away with the wait
  }, [isTold]);
  return (
    <div className="stack">
      <div ref={told} tabIndex={-1}>
        {problem?.is === 'changed' && (
          <Notice tone="attention">
            <FormattedMessage {...messages.changed} />
          </Notice>
        )}
        {problem?.is === 'refused' && <FailedPress says={<FormattedMessage {...messages.refused} />} error={problem.error} />}
        {wasNotChecked && problem === null && (
          <Notice tone="attention">
            <FormattedMessage {...messages.notChecked} />
          </Notice>
        )}
      </div>
      {presses > 0 && !isReady && (
        <Notice key={presses} tone="attention" title={<FormattedMessage {...messages.first} />}>
          <MissingList missing={missing} uploadAddress={paths.income.upload(token)} />
        </Notice>
      )}
      <div className="actions">
        <ActionButton
          look="primary"
          onClick={() => {
            if (isReady) onStart();
            else setPresses(presses + 1);
          }}
        >
          <FormattedMessage {...messages.start} />
        </ActionButton>
        <ActionLink look="quiet" to={paths.income.upload(token)}>
          <FormattedMessage {...messages.back} />
        </ActionLink>
      </div>
    </div>
  );
}
