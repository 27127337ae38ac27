import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import { refusalCodeAndMessage } from '#platform/api/describeError.ts';
import { httpStatusOf, refusalCode, type PortalError } from '#platform/api/portalError.ts';
import { afterPointerRelease, trackPointer } from '#platform/forms/afterPointerRelease.ts';

import {
  requestFailed,
  requestProblemDropped,
  requestSent,
  requestTaken,
  selectRequest,
  valueMisread,
  type WithOcr,
} from '../../ocrSlice.ts';
import { useForgetRequestOnUnmount } from '../../useRequest.ts';
import { useReview } from '../reviewContext.ts';
import type { FieldKind } from './fieldKinds.ts';
import { messages } from './fieldMessages.ts';
import { FORMAT_ERRORS, formatFieldValue, parseTypedValue } from './fieldValueFormat.ts';
import { useSaveError } from './useSaveError.ts';

interface Options {
  id: string;
  requestKey: string;
  label: string;
  kind: FieldKind;
  /** Current value, in the API's format. */
  value: string | null;
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
export function useAutosaveField({ id, requestKey: key, label, kind, value, save, onDone }: Options) {
  const intl = useIntl();
  const { announce, markUnsaved } = useReview();
  /** Typed text; null while the field shows the saved value. */
  const [draft, setDraft] = useState<string | null>(null);
  /** The draft as a ref, so that a response arriving during typing sees the newest text. */
  const latest = useRef<string | null>(null);
  const setDraftAndRef = (typed: string | null) => {
    latest.current = typed;
    setDraft(typed);
  };
  const dispatch = useDispatch();
  const request = useSelector((state: WithOcr) => selectRequest(state, key));
  useForgetRequestOnUnmount(key, request !== undefined);
  const error = request?.error ?? undefined;
  /** Error about the value itself, such as a bad format. Other failures offer "Try again" with the same value. */
  const valueError = request?.isUnparsable === true ? intl.formatMessage(FORMAT_ERRORS[kind]) : invalidValueMessage(error);
  const failure = valueError === null ? error : undefined;
  const dropProblem = () => {
    if (error !== undefined || valueError !== null) dispatch(requestProblemDropped(key));
  };
  const saveError = useSaveError(failure, messages);
  /** The saved value at the time of sending, to detect that it was changed elsewhere. */
  const [valueWhenSent, setSentOver] = useState(value);
  const isChangedElsewhere = failure !== undefined && refusalCode(failure) === 'paperChanged' && value !== valueWhenSent;
  const currentValueText =
    value === null
      ? intl.formatMessage(messages.isGoneNow)
      : intl.formatMessage(messages.standsNow, { value: formatFieldValue(kind, value) });
  const text = draft ?? formatFieldValue(kind, value);
  /** Text that is being saved, as typed; null if none. */
  const sendingText = useRef<string | null>(null);
  const isUnsaved = draft !== null;
  useEffect(trackPointer, []);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    markUnsaved(id, label);
    return () => markUnsaved(id, null);
  }, [isUnsaved, id, label, markUnsaved]);

  const commit = async () => {
    if (draft === null) {
      onDone?.(false);
      return;
    }
    if (draft === sendingText.current) return;
    const typed = parseTypedValue(kind, draft);
    if ('problem' in typed) {
      dispatch(valueMisread(key));
      return;
    }
    dropProblem();
    if (typed.value === value && sendingText.current === null) {
      setDraftAndRef(null);
      onDone?.(false);
      return;
    }
    sendingText.current = draft;
    setSentOver(value);
    dispatch(requestSent(key));
    const failed = await save(typed.value);
    // A newer save may have started meanwhile; leave its marker alone.
    if (sendingText.current === draft) sendingText.current = null;
    if (failed !== undefined) dispatch(requestFailed({ requestKey: key, error: failed }));
    else {
      dispatch(requestTaken(key));
      announce(intl.formatMessage(messages.saved, { label }));
      if (latest.current !== draft) return;
      setDraftAndRef(null);
      onDone?.(true);
    }
  };

  return {
    text,
    isUnsaved,
    isSaving: request !== undefined && request.inFlight > 0,
    problem:
      valueError !== null
        ? { words: valueError, mayTryAgain: false }
        : saveError !== null
          ? { words: isChangedElsewhere ? `${saveError} ${currentValueText}` : saveError, mayTryAgain: true }
          : null,
    commit: () => void commit(),
    /** Discards what was typed. Does nothing during a save, which cannot be canceled. */
    discard: () => {
      if (sendingText.current !== null) return;
      dropProblem();
      setDraftAndRef(null);
      onDone?.(false);
    },
    onChange: (typed: string) => {
      setDraftAndRef(typed);
      dropProblem();
    },
    /**
     * Saves on blur, but after the click that caused it: an error message could move the clicked button away. A failed save is not
     * repeated, because blur also happens on the way to "Try again".
     */
    onBlur: () => afterPointerRelease(() => void (valueError === null && failure === undefined && commit())),
  };
}

/** The lender's message about an invalid value (status 400); null for any other failure. */
const invalidValueMessage = (error: PortalError | undefined): string | null =>
  error !== undefined && httpStatusOf(error) === 400 ? refusalCodeAndMessage(error).message : null;
