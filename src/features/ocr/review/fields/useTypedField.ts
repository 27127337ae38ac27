import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { refusalOf } from '#platform/api/describeError.ts';
import { httpStatusOf, refusalCode, type PortalError } from '#platform/api/portalError.ts';
import { afterPress, watchPresses } from '#platform/forms/afterPress.ts';

import { useReview } from '../reviewContext.ts';
import type { FieldKind } from './fieldKinds.ts';
import { messages } from './fieldMessages.ts';
import { shownValue, typedValue } from './typedValue.ts';
import { useNotSaved } from './useNotSaved.ts';

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
