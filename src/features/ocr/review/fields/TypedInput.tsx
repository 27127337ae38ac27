import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { refusalOf } from '#platform/api/describeError.ts';
import { httpStatusOf, refusalCode, type PortalError } from '#platform/api/portalError.ts';
import { afterPress, watchPresses } from '#platform/forms/afterPress.ts';
import { errorId, helpId } from '#platform/forms/FieldWords.tsx';
import '#platform/forms/forms.css';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { ToneShape } from '#platform/ui/feedback/ToneShape.tsx';

import { useReview } from '../reviewContext.ts';
import './fields.css';
import type { FieldKind } from './fieldKinds.ts';
import { messages } from './fieldMessages.ts';
import { shownValue, typedValue } from './typedValue.ts';
import { useNotSaved } from './useNotSaved.ts';

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

interface Options {
  id: string;
  label: string;
  kind: FieldKind;
  /** As it counts, of the wire. */
  value: string | null;
  /** Resolves to what failed. */
  save: (value: string | null) => Promise<PortalError | undefined>;
}

/** What is typed stands until the lender has it, whatever its answers about other fields say meanwhile. */
export function useTypedField({ id, label, kind, value, save }: Options) {
  const intl = useIntl();
  const { say, markUnsaved } = useReview();
  /** Null while the field shows what counts. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  /** A refusal of the value has words of its own; after everything else the same is worth another try. */
  const [mistake, setMistake] = useState<string | null>(null);
  const [failure, setFailure] = useState<PortalError | undefined>();
  const notSaved = useNotSaved(failure, messages);
  /** What counted when it was sent. */
  const [sentOver, setSentOver] = useState(value);
  const isOther = failure !== undefined && refusalCode(failure) === 'paperChanged' && value !== sentOver;
  const standsNow =
    value === null
      ? intl.formatMessage(messages.isGoneNow)
      : intl.formatMessage(messages.standsNow, { value: shownValue(kind, value) });
  const text = draft ?? shownValue(kind, value);
  /** What is on its way, as it was typed. */
  const sending = useRef<string | null>(null);
  const isUnsaved = draft !== null;
  useEffect(watchPresses, []);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    markUnsaved(id, label);
    return () => markUnsaved(id, null);
  }, [isUnsaved, id, label, markUnsaved]);

  const settle = async () => {
    if (draft === null || draft === sending.current) return;
    const typed = typedValue(kind, draft);
    if ('problem' in typed) {
      setFailure(undefined);
      setMistake(intl.formatMessage(typed.problem));
      return;
    }
    setMistake(null);
    setFailure(undefined);
    if (typed.value === value && sending.current === null) {
      setDraft(null);
      return;
    }
    sending.current = draft;
    setSentOver(value);
    setIsSaving(true);
    const error = await save(typed.value);
    // Unless another one has left meanwhile.
    if (sending.current === draft) {
      sending.current = null;
      setIsSaving(false);
    }
    if (error === undefined) {
      setDraft((now) => (now === draft ? null : now)); // typing may have gone on
      say(intl.formatMessage(messages.saved, { label }));
    } else if (httpStatusOf(error) === 400 && refusalOf(error).message !== null) setMistake(refusalOf(error).message);
    else setFailure(error);
  };

  return {
    text,
    isUnsaved,
    isSaving,
    problem:
      mistake !== null
        ? { words: mistake, mayTryAgain: false }
        : notSaved !== null
          ? { words: isOther ? `${notSaved} ${standsNow}` : notSaved, mayTryAgain: true }
          : null,
    settle: () => void settle(),
    onChange: (typed: string) => {
      setDraft(typed);
      setMistake(null);
      setFailure(undefined);
    },
    /**
     * What it says may move a button away from under the pointer, so it waits for the press. What failed is not sent again by leaving the
     * field for "Try again".
     */
    onBlur: () => afterPress(() => void (mistake === null && failure === undefined && settle())),
  };
}
