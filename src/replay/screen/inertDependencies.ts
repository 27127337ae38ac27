import type { IntlShape } from 'react-intl';

import { createSecretVault } from '#platform/api/secretVault.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import type { Dependencies } from '#platform/storeTypes.ts';

/** For requests that get no response in a replay. */
export const pendingForever = <Answer>(): Promise<Answer> => new Promise<Answer>(() => undefined);

const blockedStorage = safeStorage(() => {
  throw new Error('Nothing is stored in a replay');
});

/** Dependencies of the replay's store, none of which does anything. No secrets are needed, because reports contain none. */
export const inertDependencies = (config: PortalConfig, intl: IntlShape): Dependencies => ({
  config,
  intl: () => intl,
  storage: blockedStorage,
  tabStorage: blockedStorage,
  navigateAway: () => undefined,
  vault: createSecretVault(),
  failedReads: new Map(),
  addFeature: () => false,
  identity: {
    connect: () => undefined,
    onLoaded: () => undefined,
    signIn: pendingForever,
    prepare: () => undefined,
    signInByWindow: pendingForever,
    cancelSignInWindow: () => undefined,
    earlyCallbackUrl: () => null,
    passToOpener: pendingForever,
    completeSignIn: pendingForever,
    renew: pendingForever,
    setTokenInUse: () => undefined,
    idToken: () => null,
    endSession: () => undefined,
    revoke: pendingForever,
    signOut: pendingForever,
    startMonitoring: pendingForever,
  },
});
