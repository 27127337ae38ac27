import type { KeyboardEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { errorId, helpId } from '#platform/forms/FieldWords.tsx';
import '#platform/forms/forms.css';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { ToneShape } from '#platform/ui/feedback/ToneShape.tsx';

import './fields.css';
import type { FieldKind } from './fieldKinds.ts';
import { messages } from './fieldMessages.ts';
import type { useTypedField } from './useTypedField.ts';

interface Props {
  id: string;
  label: string;
  kind: FieldKind;
  field: ReturnType<typeof useTypedField>;
  /** Beside the label: how the value stands. */
  status?: ReactNode;
  /** Under the input, and read with it. */
  note?: ReactNode;
  /** What can be done about the value. */
  children?: ReactNode;
  isMarked?: boolean;
  onFocus?: () => void;
}

/** One line that is saved when it is left, or on Enter. The browser's own input, because up to sixty stand on a page. */
export function TypedInput({ id, label, kind, field, status, note, children, isMarked = false, onFocus }: Props) {
  const intl = useIntl();
  const { text, isSaving, problem, settle, onChange, onBlur } = field;
  const describedBy = [note === undefined ? '' : helpId(id), problem === null ? '' : errorId(id)].filter(Boolean).join(' ');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle();
  };
  return (
    <>
      <div className="read-label">
        <label htmlFor={id}>{label}</label>
        {isSaving ? (
          <span className="muted small">
            <FormattedMessage {...messages.saving} />
          </span>
        ) : (
          status
        )}
      </div>
      <input
        id={id}
        className={isMarked ? 'read-input read-input-marked' : 'read-input'}
        type="text"
        inputMode={kind === 'money' || kind === 'hours' ? 'decimal' : undefined}
        enterKeyHint="done"
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        aria-invalid={problem === null ? undefined : true}
        onChange={(event) => onChange(event.target.value)}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      <div className="read-below">
        {problem !== null && (
          <div className="read-problem" role="alert">
            <p id={errorId(id)} className="field-error">
              <ToneShape tone="error" />
              <span>{problem.words}</span>
            </p>
            {problem.mayTryAgain && (
              <ActionButton look="quiet" aria-label={intl.formatMessage(messages.tryAgainWhich, { label })} onClick={settle}>
                <FormattedMessage {...messages.tryAgain} />
              </ActionButton>
            )}
          </div>
        )}
        {note !== undefined && (
          <p id={helpId(id)} className="read-note small">
            {note}
          </p>
        )}
        {children}
      </div>
    </>
  );
}
