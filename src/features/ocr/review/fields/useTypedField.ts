import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import { refusalOf } from '#platform/api/describeError.ts';
import { httpStatusOf, refusalCode, type PortalError } from '#platform/api/portalError.ts';
import { afterPress, watchPresses } from '#platform/forms/afterPress.ts';

import {
  requestFailed,
  requestProblemDropped,
  requestSent,
  requestTaken,
  selectRequest,
  valueMisread,
  type WithOcr,
} from '../../ocrSlice.ts';
import { useForgotten } from '../../useRequest.ts';
import { useReview } from '../reviewContext.ts';
import type { FieldKind } from './fieldKinds.ts';
import { messages } from './fieldMessages.ts';
import { PROBLEMS, shownValue, typedValue } from './typedValue.ts';
import { useNotSaved } from './useNotSaved.ts';

interface Options {
  id: string;
  requestKey: string;
  label: string;
  kind: FieldKind;
  /** Current value, in the API's format. */
  value: string | null;
  /** Resolves to the error, if any. */
  save: (value: string | null) => Promise<PortalError | undefined>;
  /**
   * Called when there is no unsaved input left.
   * @param isSaved false if the input was discarded or unchanged
   */
  onDone?: (isSaved: boolean) => void;
}

/**
 * State of a text field that saves itself. The typed text is kept until it is saved, even if responses to other changes update the value
 * meanwhile.
 */
export function useTypedField({ id, requestKey: key, label, kind, value, save, onDone }: Options) {
  const intl = useIntl();
  const { say, markUnsaved } = useReview();
  /** Typed text; null while the field shows the saved value. */
  const [draft, setDraft] = useState<string | null>(null);
  /** The draft as a ref, so that a response arriving during typing sees the newest text. */
  const latest = useRef<string | null>(null);
  const put = (typed: string | null) => {
    latest.current = typed;
    setDraft(typed);
  };
  const dispatch = useDispatch();
  const request = useSelector((state: WithOcr) => selectRequest(state, key));
  useForgotten(key, request !== undefined);
  const error = request?.error ?? undefined;
  /** Error about the value itself, such as a bad format. Other failures offer "Try again" with the same value. */
  const mistake = request?.isMisread === true ? intl.formatMessage(PROBLEMS[kind]) : refusedValue(error);
  const failure = mistake === null ? error : undefined;
  const dropProblem = () => {
    if (error !== undefined || mistake !== null) dispatch(requestProblemDropped(key));
  };
  const notSaved = useNotSaved(failure, messages);
  /** The saved value at the time of sending, to detect that it was changed elsewhere. */
  const [sentOver, setSentOver] = useState(value);
  const isOther = failure !== undefined && refusalCode(failure) === 'paperChanged' && value !== sentOver;
  const standsNow =
    value === null
      ? intl.formatMessage(messages.isGoneNow)
      : intl.formatMessage(messages.standsNow, { value: shownValue(kind, value) });
  const text = draft ?? shownValue(kind, value);
  /** Text that is being saved, as typed; null if none. */
  const sending = useRef<string | null>(null);
  const isUnsaved = draft !== null;
  useEffect(watchPresses, []);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    markUnsaved(id, label);
    return () => markUnsaved(id, null);
  }, [isUnsaved, id, label, markUnsaved]);

  const settle = async () => {
    if (draft === null) {
      onDone?.(false);
      return;
    }
    if (draft === sending.current) return;
    const typed = typedValue(kind, draft);
    if ('problem' in typed) {
      dispatch(valueMisread(key));
      return;
    }
    dropProblem();
    if (typed.value === value && sending.current === null) {
      put(null);
      onDone?.(false);
      return;
    }
    sending.current = draft;
    setSentOver(value);
    dispatch(requestSent(key));
    const failed = await save(typed.value);
    // A newer save may have started meanwhile; leave its marker alone.
    if (sending.current === draft) sending.current = null;
    if (failed !== undefined) dispatch(requestFailed({ requestKey: key, error: failed }));
    else {
      dispatch(requestTaken(key));
      say(intl.formatMessage(messages.saved, { label }));
      if (latest.current !== draft) return;
      put(null);
      onDone?.(true);
    }
  };

  return {
    text,
    isUnsaved,
    isSaving: request !== undefined && request.underWay > 0,
    problem:
      mistake !== null
        ? { words: mistake, mayTryAgain: false }
        : notSaved !== null
          ? { words: isOther ? `${notSaved} ${standsNow}` : notSaved, mayTryAgain: true }
          : null,
    settle: () => void settle(),
    /** Discards what was typed. Does nothing during a save, which cannot be canceled. */
    giveUp: () => {
      if (sending.current !== null) return;
      dropProblem();
      put(null);
      onDone?.(false);
    },
    onChange: (typed: string) => {
      put(typed);
      dropProblem();
    },
    /**
     * Saves on blur, but after the click that caused it: an error message could move the clicked button away. A failed save is not
     * repeated, because blur also happens on the way to "Try again".
     */
    onBlur: () => afterPress(() => void (mistake === null && failure === undefined && settle())),
  };
}

/** The lender's message about an invalid value (status 400); null for any other failure. */
const refusedValue = (error: PortalError | undefined): string | null =>
  error !== undefined && httpStatusOf(error) === 400 ? refusalOf(error).message : null;
