import { useDispatch, useSelector } from 'react-redux';

import type { PrivacyChange } from '#contract/borrower/privacy.ts';

import { useChangePrivacyMutation } from './privacyApi.ts';
import {
  changeEnded,
  changeRequested,
  selectChange,
  type PrivacyControl,
  type ControlOutcome,
  type WithPrivacy,
} from './privacySlice.ts';

/**
 * Sends the changes of one control and returns its state. Each control has its own state, so that several can be saved at once. The API
 * endpoint shows a toast when it fails.
 */
export function usePrivacyChange(control: PrivacyControl) {
  const dispatch = useDispatch();
  const [change] = useChangePrivacyMutation();
  const { isSaving, wanted, outcome } = useSelector((state: WithPrivacy) => selectChange(state, control));

  const send = async (request: PrivacyChange) => {
    dispatch(changeRequested({ control, wanted: 'isAllowed' in request ? request.isAllowed : null }));
    const { data } = await change(request);
    const ended = (outcome: ControlOutcome | null) => dispatch(changeEnded({ control, outcome }));
    if (data === undefined) ended(null);
    else ended('undo' in request ? { kind: 'undone' } : { kind: 'saved', changeId: data.changeId });
  };
  return { send, isSaving, wanted, outcome };
}
