import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import CardActions from '@mui/material/CardActions';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import { SessionExpiredActions } from '#platform/session/screens/SessionExpiredActions.tsx';

import type { FailedWriteOutcome } from './fieldMessage.ts';
import { messages } from './messages.ts';

export interface SummaryEntry {
  /** The invalid field, with the id of the input to focus; null for an error of the whole form. */
  field: { name: string; inputId: string } | null;
  text: string;
  offersSignIn?: boolean;
  /** Outcome of the submit, for an error of the whole form. */
  outcome?: FailedWriteOutcome | undefined;
}

const FORM_SUBSCRIPTION = { errors: true, submitErrors: true, dirtyFieldsSinceLastSubmit: true } as const;

const TITLE_BY_OUTCOME = {
  failed: messages.failed,
  refused: messages.refused,
  open: messages.unclear,
  earlier: messages.earlier,
};

/**
 * Lists a form's errors above its fields. It takes focus when it appears. Each entry links to its field and disappears once that field is
 * valid.
 */
export function ErrorSummary({ entries }: { entries: readonly SummaryEntry[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [entries]);
  const {
    errors = {},
    submitErrors = {},
    dirtyFieldsSinceLastSubmit: changed = {},
  } = useFormState({ subscription: FORM_SUBSCRIPTION });
  const isSolved = (name: string) => errors[name] === undefined && (submitErrors[name] === undefined || changed[name] === true);
  const left = entries.filter(({ field }) => field === null || !isSolved(field.name));
  const count = left.filter(({ field }) => field !== null).length;
  if (left.length === 0) return null;

  return (
    <Alert severity="error" tabIndex={-1} ref={box}>
      <AlertTitle>
        {count > 0 ? (
          <FormattedMessage {...messages.problems} values={{ count }} />
        ) : (
          <FormattedMessage {...TITLE_BY_OUTCOME[left[0]?.outcome ?? 'failed']} />
        )}
      </AlertTitle>
      <ul>
        {left.map(({ field, text }) => (
          <li key={field?.name ?? text}>{field === null ? text : <FieldLink inputId={field.inputId} text={text} />}</li>
        ))}
      </ul>
      {left.some(({ offersSignIn }) => offersSignIn === true) && (
        <CardActions>
          <SessionExpiredActions />
        </CardActions>
      )}
    </Alert>
  );
}

function FieldLink({ inputId, text }: { inputId: string; text: string }) {
  return (
    <Link
      color="error"
      href={`#${inputId}`}
      onClick={(event) => {
        event.preventDefault(); // Do not change the URL, because the router would treat it as a navigation.
        document.getElementById(inputId)?.focus();
      }}
    >
      {text}
    </Link>
  );
}
