import { render } from '@testing-library/react';

import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import type { Report } from '#replay/report.ts';
import { inertDependencies } from '#replay/screen/inertDependencies.ts';
import { canonicalTimeZone, recordedConfig } from '#replay/screen/recordedConfig.ts';
import { unstoredViewsOf } from '#replay/steps/unstoredViews.ts';
import { ReplayedScreen } from '#replay/screen/ReplayedScreen.tsx';
import { createReplayStore } from '#replay/screen/replayStore.ts';

import './waitForIdleReact.ts';

/** Renders a step of a report as the replay's frame does. @param index of the step in the report */
export function renderStep(report: Report, index: number) {
  const { steps, portal } = report;
  const step = steps[index];
  if (step === undefined) throw new Error(`The report has no step ${index}`);
  const intl = createPortalIntl(canonicalTimeZone(portal.environment.timeZone));
  const config = recordedConfig(portal.runtimeDocument);
  const store = createReplayStore(inertDependencies(config, intl));
  store.show(step.state);
  const address = step.screen?.address ?? '/';
  const { mistakes = null, crash = null } = unstoredViewsOf(report)[index] ?? {};
  return {
    store,
    ...render(<ReplayedScreen {...{ config, intl, store, address, mistakes, crash }} step={index} />),
  };
}
