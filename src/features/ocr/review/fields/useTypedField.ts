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
  /** As it counts, of the wire. */
  value: string | null;
  /** Resolves to what failed. */
  save: (value: string | null) => Promise<PortalError | undefined>;
  /** Nothing is left to type. @param isSaved false where it was given up, or left as it was */
  onDone?: (isSaved: boolean) => void;
}

/** What is typed stands until the lender has it, whatever its answers about other fields say meanwhile. */
export function useTypedField({ id, requestKey: key, label, kind, value, save, onDone }: Options) {
  const intl = useIntl();
  const { say, markUnsaved } = useReview();
  /** Null while the field shows what counts. */
  const [draft, setDraft] = useState<string | null>(null);
  /** The same, for an answer that comes while typing goes on. */
  const latest = useRef<string | null>(null);
  const put = (typed: string | null) => {
    latest.current = typed;
    setDraft(typed);
  };
  const dispatch = useDispatch();
  const request = useSelector((state: WithOcr) => selectRequest(state, key));
  useForgotten(key, request !== undefined);
  const error = request?.error ?? undefined;
  /** A refusal of the value has words of its own; after everything else the same is worth another try. */
  const mistake = request?.isMisread === true ? intl.formatMessage(PROBLEMS[kind]) : refusedValue(error);
  const failure = mistake === null ? error : undefined;
  const dropProblem = () => {
    if (error !== undefined || mistake !== null) dispatch(requestProblemDropped(key));
  };
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
    // Unless another one has left meanwhile.
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
    /** What is on its way can't be called back. */
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
     * What it says may move a button away from under the pointer, so it waits for the press. What failed is not sent again by leaving the
     * field for "Try again".
     */
    onBlur: () => afterPress(() => void (mistake === null && failure === undefined && settle())),
  };
}

/** What the lender says of a value that is none of its kind; null for any other failure. */
const refusedValue = (error: PortalError | undefined): string | null =>
  error !== undefined && httpStatusOf(error) === 400 ? refusalOf(error).message : null;
