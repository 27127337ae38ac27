import { useEffect, useMemo, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { authApi } from '#features/auth/authApi.ts';
import { useGetPrivacyPreferenceQuery } from '#features/privacy/privacyApi.ts';
import { createAnalytics } from '#platform/analytics/analytics.ts';
import { identifyPerson } from '#platform/analytics/identifyPerson.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { isPrivacySignalOn } from '#platform/privacy/privacySignal.ts';
import { selectIsLoggedIn, selectUser } from '#platform/session/store/sessionSlice.ts';

const { getProfile } = authApi.endpoints;

/** Counts which pages are used, where the person or browser allows it. Shows nothing. @param route null: not here */
export function VisitCounter({ route }: { route: string | null }) {
  const config = useConfig();
  const analytics = useMemo(() => createAnalytics(config), [config]);
  const store = useStore();
  const { key } = useLocation();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const sub = useSelector(selectUser)?.sub;
  const { currentData } = useGetPrivacyPreferenceQuery(isLoggedIn ? 'person' : 'device', { skip: route === null });
  const isAllowed = currentData?.choices.some((state) => state.choice === 'analytics' && state.isAllowed) === true;
  const counted = isAllowed && !isPrivacySignalOn() ? route : null;

  // In development React runs effects twice.
  const last = useRef('');
  useEffect(() => {
    if (counted === null || last.current === key) return;
    last.current = key;
    analytics.page(counted);
  }, [analytics, counted, key]);

  const identified = useRef<string>(undefined);
  const isCounted = counted !== null;
  useEffect(() => {
    if (!isCounted || sub === undefined || identified.current === sub) return undefined;
    const hireDate = () => {
      const { data } = getProfile.select()(store.getState() as Parameters<ReturnType<typeof getProfile.select>>[0]);
      return data === undefined ? undefined : data.hireDate;
    };
    return identifyPerson(analytics, hireDate, () => (identified.current = sub));
  }, [analytics, isCounted, store, sub]);

  return null;
}
