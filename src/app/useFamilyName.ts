import { useState } from 'react';

import { authApi } from '#features/auth/authApi.ts';

const { getProfile } = authApi.endpoints;

/**
 * The family name of the person who is signed in, once the profile that each session asks for is there. Asks for nothing itself:
 * without a profile the session would end. Remembers it, because an answer that no screen shows is soon forgotten.
 */
export function useFamilyName(sub: string | undefined): string {
  // The name alone: the page's frame, which shows it, is not drawn anew because the profile is asked for.
  const { data } = getProfile.useQueryState(undefined, { selectFromResult: ({ data: profile }) => ({ data: profile }) });
  const [known, setKnown] = useState({ sub, name: '' });
  if (data !== undefined && (known.sub !== sub || known.name !== data.lastName)) setKnown({ sub, name: data.lastName });
  return known.sub === sub ? known.name : '';
}
