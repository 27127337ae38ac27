import type { FormApi } from 'final-form';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import type { PortalDispatch } from '#platform/storeTypes.ts';
import { selectUser } from '#platform/session/store/sessionSlice.ts';

import { removeDraft, readDraft, saveDraft } from './formDraft.ts';

/**
 * Returns the values that this page's form had when the session ended, to use as initial values. @param fields names of the saved fields;
 * undefined if the form saves nothing
 */
export function useFormDraft(fields: readonly string[] | undefined): Record<string, unknown> | null {
  const route = useCurrentUrl();
  const dispatch = useDispatch<PortalDispatch>();
  const [draft] = useState(() => (fields === undefined ? null : dispatch(readDraft(route, fields))));
  useEffect(() => {
    if (draft !== null) dispatch(removeDraft());
  }, [dispatch, draft]);
  return draft;
}

/** Saves a form's fields when the session ends or when the user leaves the page to sign in again. */
export function DraftSaver({ form, fields }: { form: FormApi; fields: readonly string[] }) {
  const route = useCurrentUrl();
  const dispatch = useDispatch<PortalDispatch>();
  const sub = useSelector(selectUser)?.sub;
  useEffect(() => {
    if (sub === undefined) return undefined;
    const keep = () => dispatch(saveDraft(sub, route, form.getState().values, fields));
    window.addEventListener('pagehide', keep); // Leaving the page does not unmount React components, so `pagehide` is needed, too.
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [dispatch, fields, form, route, sub]);
  return null;
}

function useCurrentUrl(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
