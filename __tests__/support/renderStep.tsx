import { render } from '@testing-library/react';

import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import type { Report } from '#replay/report.ts';
import { inertOutside } from '#replay/screen/inertOutside.ts';
import { knownZone } from '#replay/screen/knownZone.ts';
import { recordedConfig } from '#replay/screen/recordedConfig.ts';
import { shownThere } from '#replay/steps/shownThere.ts';
import { ReplayedScreen } from '#replay/screen/ReplayedScreen.tsx';
import { createReplayStore } from '#replay/screen/replayStore.ts';

import './reactAtRest.ts';

/** Renders a step of a report as the replay's frame does. @param index of the step in the report */
export function renderStep(report: Report, index: number) {
  const { steps, portal } = report;
  const step = steps[index];
  if (step === undefined) throw new Error(`The report has no step ${index}`);
  const intl = createPortalIntl(knownZone(portal.environment.timeZone));
  const config = recordedConfig(portal.runtimeDocument);
  const store = createReplayStore(inertOutside(config, intl));
  store.show(step.state);
  const address = step.screen?.address ?? '/';
  const { mistakes = null, broke = null } = shownThere(report)[index] ?? {};
  return {
    store,
    ...render(<ReplayedScreen {...{ config, intl, store, address, mistakes, broke }} step={index} />),
  };
}
