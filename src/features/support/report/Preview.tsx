import { use } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { ConfigContext } from '#platform/config/ConfigContext.tsx';
import { useFormatMoment } from '#platform/i18n/useFormatMoment.ts';
import { DataTree } from '#platform/support/DataTree.tsx';
import { useOpenParts } from '#platform/support/useOpenParts.ts';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';

import type { Draft } from './draft.ts';
import { messages } from './messages.ts';
import { partsOf, type PartName } from './parts.ts';
import { StepList } from './StepList.tsx';
import { stepsOf, type Step } from './steps.ts';
import { TakeOut } from './TakeOut.tsx';
import type { BuiltReport } from './useReport.ts';

interface Props {
  built: BuiltReport;
  takenOut: Draft['takenOut'];
  onTakeOut: (what: Step | PartName) => void;
  onPutBack: (what: string) => void;
}

const NEVER: readonly MessageDescriptor[] = [messages.neverNames, messages.neverNumbers, messages.neverTyped];

/** Exactly what the file holds: as sentences, and everything as a tree. */
export function Preview({ built: { report }, takenOut, onTakeOut, onPutBack }: Props) {
  const intl = useIntl();
  const parts = useOpenParts();
  const canSend = use(ConfigContext)?.support.captureEndpoint !== undefined;
  const out = [...takenOut.values()].filter((step) => step !== null);
  const steps = [...stepsOf(report).filter(({ id }) => !takenOut.has(String(id))), ...out].sort((a, b) => a.id - b.id);
  const [oldest, newest] = [steps[0], steps.at(-1)];
  const { time } = useFormatMoment();
  return (
    <section className="card report-card" aria-labelledby="report-holds">
      <div>
        <h2 id="report-holds">
          <FormattedMessage {...messages.holds} />
        </h2>
        {oldest !== undefined && newest !== undefined && (
          <p className="muted">
            <FormattedMessage {...messages.fromTo} values={{ from: time(oldest.at), to: time(newest.at) }} />
          </p>
        )}
        <p className="muted">
          <FormattedMessage {...messages.standIns} />
        </p>
        {canSend && (
          <p className="muted">
            <FormattedMessage {...messages.untilYouSend} />
          </p>
        )}
      </div>
      <div className="report-steps">
        {steps.length === 0 ? (
          <p className="muted">
            <FormattedMessage {...messages.noSteps} />
          </p>
        ) : (
          <StepList steps={steps} takenOut={takenOut} onTakeOut={onTakeOut} onPutBack={onPutBack} />
        )}
      </div>
      <div>
        <h3>
          <FormattedMessage {...messages.everything} />
        </h3>
        <ul className="report-parts">
          {partsOf(report).map(({ key, title, content, takesOut }) => {
            const isOut = takesOut !== null && takenOut.has(takesOut);
            const name = intl.formatMessage(title);
            return (
              <li key={key} className={isOut ? 'report-out' : undefined}>
                {isOut ? <span>{name}</span> : <DataTree name={name} value={content} path={key} parts={parts} />}
                {takesOut !== null && (
                  <TakeOut
                    thing={name}
                    isOut={isOut}
                    onTakeOut={() => onTakeOut(takesOut)}
                    onPutBack={() => onPutBack(takesOut)}
                  />
                )}
              </li>
            );
          })}
        </ul>
        <p className="muted small" role="status">
          <FormattedMessage {...messages.takenOutCount} values={{ count: takenOut.size }} />
        </p>
      </div>
      <div>
        <h3>
          <FormattedMessage {...messages.never} />
        </h3>
        <ul className="report-never">
          {NEVER.map((words) => (
            <li key={words.id}>
              <StatusLabel tone="success">
                <FormattedMessage {...words} />
              </StatusLabel>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
