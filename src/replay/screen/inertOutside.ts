import type { IntlShape } from 'react-intl';

import { createEnvelopes } from '#platform/api/sealed.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import type { Outside } from '#platform/listen.ts';

import { never } from './world/still.ts';

const blocked = safeStorage(() => {
  throw new Error('Nothing is stored in a replay');
});

/** Dependencies of the replay's store, none of which does anything. No secrets are needed, because reports contain none. */
export const inertOutside = (config: PortalConfig, intl: IntlShape): Outside => ({
  config,
  intl: () => intl,
  storage: blocked,
  tabStorage: blocked,
  leaveTo: () => undefined,
  envelopes: createEnvelopes(),
  failedReads: new Map(),
  addFeature: () => false,
  identity: {
    connect: () => undefined,
    onLoaded: () => undefined,
    signIn: never,
    prepare: () => undefined,
    signInByWindow: never,
    giveUpWindow: () => undefined,
    finishedEarly: () => null,
    handOver: never,
    completeSignIn: never,
    renew: never,
    inUse: () => undefined,
    idToken: () => null,
    end: () => undefined,
    revoke: never,
    signOut: never,
    startMonitoring: never,
  },
});
