import type { Store } from '@reduxjs/toolkit';
import { useEffect, useMemo, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { authApi } from '#features/auth/authApi.ts';
import { isUnreadable } from '#domain/unreadable.ts';
import { useGetPrivacyPreferenceQuery } from '#features/privacy/privacyApi.ts';
import { createAnalytics } from '#platform/analytics/createAnalytics.ts';
import { identifyPerson } from '#platform/analytics/identifyPerson.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { isPrivacySignalOn } from '#platform/privacySignal.ts';
import { selectIsLoggedIn, selectUser } from '#platform/session/store/sessionSlice.ts';

const { getProfile } = authApi.endpoints;

/**
 * User already reported to the analytics service, by store. Kept outside the component, because it unmounts on pages that are not
 * counted.
 */
const reportedUserByStore = new WeakMap<Store, string>();

/** Records page views, if the user's privacy choices and browser allow it. Renders nothing. @param route the page's route pattern */
export function VisitCounter({ route }: { route: string }) {
  const config = useConfig();
  const analytics = useMemo(() => createAnalytics(config), [config]);
  const store = useStore();
  const { key } = useLocation();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const sub = useSelector(selectUser)?.sub;
  const { currentData } = useGetPrivacyPreferenceQuery(isLoggedIn ? 'person' : 'device');
  const isAllowed =
    currentData?.choices.some((state) => !isUnreadable(state) && state.choice === 'analytics' && state.isAllowed) === true;
  const counted = isAllowed && !isPrivacySignalOn() ? route : null;

  // In development React runs effects twice; remember the last location, so that no page counts twice.
  const last = useRef('');
  useEffect(() => {
    if (counted === null || last.current === key) return;
    last.current = key;
    analytics.page(counted);
  }, [analytics, counted, key]);

  const isCounted = counted !== null;
  useEffect(() => {
    if (!isCounted || sub === undefined || reportedUserByStore.get(store) === sub) return undefined;
    const hireDate = () => {
      const { data } = getProfile.select()(store.getState() as Parameters<ReturnType<typeof getProfile.select>>[0]);
      return data === undefined ? undefined : data.hireDate;
    };
    return identifyPerson(analytics, hireDate, () => reportedUserByStore.set(store, sub));
  }, [analytics, isCounted, store, sub]);

  return null;
}
