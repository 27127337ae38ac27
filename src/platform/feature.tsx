import { createAction, type Slice, type SliceCaseReducers } from '@reduxjs/toolkit';
import { createElement, useLayoutEffect, useReducer, type ComponentType, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { Feature, Listeners, PortalDispatch, PortalState, PortalThunk } from '#platform/storeTypes.ts';

/** @param listeners may read the slice, because both are always added together */
export const createFeature = <State, Path extends string>(
  slice: Slice<State, SliceCaseReducers<State>, string, Path>,
  listeners: Listeners<PortalState & Record<Path, State>> = () => undefined,
): Feature => ({ slice, listeners: listeners as Listeners }); // No action is dispatched before the slice is added as well.

/** A feature's slice and listeners were added to the store. A listener for this action can catch up on what happened before. */
export const featureInstalled = createAction<string>('features/installed');

/**
 * Thunk that adds a feature's listeners and slice to the store, then dispatches `featureInstalled`. Does nothing if the feature is
 * already there.
 */
export const installFeature =
  (feature: Feature): PortalThunk<void> =>
  (dispatch, _getState, { addFeature }) => {
    if (addFeature(feature)) dispatch(featureInstalled(feature.slice.reducerPath));
  };

const featuresByScreen = new WeakMap<object, readonly Feature[]>();

/** Thunk that installs the features of a screen before it renders, so that its first render has content. */
export const installFeaturesOf =
  (screen: object): PortalThunk<void> =>
  (dispatch) => {
    for (const feature of featuresByScreen.get(screen) ?? []) dispatch(installFeature(feature));
  };

/** Wraps a screen so that it renders only once the store has its feature, and none of its actions is missed. */
export const withFeature = <Props extends object>(feature: Feature, Screen: ComponentType<Props>): ComponentType<Props> => {
  const ScreenWithFeature = (props: Props) => createElement(FeatureGate, { feature }, createElement(Screen, props));
  featuresByScreen.set(ScreenWithFeature, [...(featuresByScreen.get(Screen) ?? []), feature]);
  return ScreenWithFeature;
};

/** Returns a wrapper like `withFeature`, for the screens of the feature that owns this slice. */
export const createScreenWrapper = <State, Path extends string>(...feature: Parameters<typeof createFeature<State, Path>>) => {
  const own = createFeature(...feature);
  return <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> => withFeature(own, Screen);
};

function FeatureGate({ feature, children }: { feature: Feature; children?: ReactNode }) {
  const dispatch = useDispatch<PortalDispatch>();
  const isInstalled = useSelector((state: object) => feature.slice.reducerPath in state);
  // useSelector subscribes only after the first paint, so without this forced render the page would first be painted without its screen.
  const [, showBeforePaint] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (isInstalled) return;
    dispatch(installFeature(feature));
    showBeforePaint();
  }, [dispatch, feature, isInstalled]);
  return isInstalled ? children : null;
}
