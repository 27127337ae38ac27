import type { ComponentType } from 'react';

import { featureOf, withFeature } from '#platform/feature.tsx';

import { guestSlice } from './guestSlice.ts';

const guestFeature = featureOf(guestSlice);

/** Wraps a part with the identity check or a ticket's end, so that it shows once the store has their state. */
export const withGuest = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  withFeature(guestFeature, Part);
