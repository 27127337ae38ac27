import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';

import type { PrivacyChange } from '#contract/borrower/privacy.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { refusalCode, type PortalError } from '#platform/api/portalError.ts';

import { messages } from './messages.ts';
import { useChangePrivacyMutation } from './privacyApi.ts';

/** What became of the last press of one control. */
type Outcome =
  | { kind: 'saved'; changeId: string | null }
  | { kind: 'undone' }
  | { kind: 'failed'; problem: MessageDescriptor; error?: PortalError };

/** Sends what one control changes, and says what became of it. Each control has its own, so that several may be at work. */
export function useChange() {
  const [change, { isLoading: isSaving }] = useChangePrivacyMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const send = async (request: PrivacyChange) => {
    setOutcome(null);
    const { data, error } = await change(request);
    if (data === undefined) {
      const refusal = error as PortalError; // the base query rejects with nothing else
      const problem = problemOf(refusal);
      setOutcome(problem === messages.notSaved ? { kind: 'failed', problem, error: refusal } : { kind: 'failed', problem });
      return;
    }
    setOutcome('undo' in request ? { kind: 'undone' } : { kind: 'saved', changeId: data.changeId });
  };
  return { send, isSaving, outcome };
}

function problemOf(error: PortalError): MessageDescriptor {
  const code = refusalCode(error);
  if (code === 'choiceChanged') return messages.changedElsewhere;
  if (code === 'signalOn') return messages.signalWins;
  if (code === 'xsrf') return messages.cookiesBlocked;
  return isClearRefusal(error) ? messages.notSaved : messages.unclear;
}
