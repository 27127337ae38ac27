import { createAction, type Slice, type SliceCaseReducers } from '@reduxjs/toolkit';
import { createElement, useLayoutEffect, useReducer, type ComponentType, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { Feature, Listeners, PortalDispatch, PortalState, PortalThunk } from '#platform/listen.ts';

/** @param listeners may read the slice, because they never come without it */
export const featureOf = <State, Path extends string>(
  slice: Slice<State, SliceCaseReducers<State>, string, Path>,
  listeners: Listeners<PortalState & Record<Path, State>> = () => undefined,
): Feature => ({ slice, listeners: listeners as Listeners }); // the store has the slice before the first event

/** The store now has a feature's state and reactions. A reaction to this event may catch up on what happened before. */
export const featureInstalled = createAction<string>('features/installed');

/** A thunk: adds the reactions first, so that they hear `featureInstalled`, then the state. The second time it does nothing. */
export const installFeature =
  (feature: Feature): PortalThunk<void> =>
  (dispatch, _getState, { addFeature }) => {
    if (addFeature(feature)) dispatch(featureInstalled(feature.slice.reducerPath));
  };

/** By component: what its screen waits for. */
const awaited = new WeakMap<object, readonly Feature[]>();

/** A thunk: installs what a screen would wait for when it is rendered, so that its first render has its content. */
export const installFeaturesOf =
  (screen: object): PortalThunk<void> =>
  (dispatch) => {
    for (const feature of awaited.get(screen) ?? []) dispatch(installFeature(feature));
  };

/** Wraps a screen so that it shows once the store has its feature, and none of its events is missed. */
export const withFeature = <Props extends object>(feature: Feature, Screen: ComponentType<Props>): ComponentType<Props> => {
  const ScreenWithFeature = (props: Props) => createElement(FeatureGate, { feature }, createElement(Screen, props));
  awaited.set(ScreenWithFeature, [...(awaited.get(Screen) ?? []), feature]);
  return ScreenWithFeature;
};

/** What wraps the screens of the feature that owns a slice. @returns wraps a screen, as `withFeature` does */
export const screensWith = <State, Path extends string>(...feature: Parameters<typeof featureOf<State, Path>>) => {
  const own = featureOf(...feature);
  return <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> => withFeature(own, Screen);
};

function FeatureGate({ feature, children }: { feature: Feature; children?: ReactNode }) {
  const dispatch = useDispatch<PortalDispatch>();
  const isInstalled = useSelector((state: object) => feature.slice.reducerPath in state);
  // A selector listens to the store only after the first paint, which would show the page without this part.
  const [, showBeforePaint] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (isInstalled) return;
    dispatch(installFeature(feature));
    showBeforePaint();
  }, [dispatch, feature, isInstalled]);
  return isInstalled ? children : null;
}
