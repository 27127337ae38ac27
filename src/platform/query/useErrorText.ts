import { useSelector } from 'react-redux';

import { describeError, type ErrorText } from '#platform/api/describeError.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';

/** Returns the error catalog's message for a failed request, chosen for the current user; null when no message is needed. */
export function useErrorText(error: PortalError | undefined): ErrorText | null {
  const { name: brand } = useConfig().brand;
  const isSignedIn = useSelector(selectIsLoggedIn);
  return error === undefined ? null : describeError(error, { brand, isSignedIn });
}
