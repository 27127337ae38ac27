import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import type { JobFacts } from '#contract/borrower/ocr.ts';

import type { FieldKind } from '../fields/fieldKinds.ts';
import { TypedInput } from '../fields/TypedInput.tsx';
import { useTypedField } from '../fields/useTypedField.ts';
import type { Job } from '../incomeOf.ts';
import { useReview } from '../reviewContext.ts';
import { messages } from './incomeMessages.ts';

/** What makes the income of a job more exact; nobody has to say it. It is kept on all paystubs of the job. */
export function JobFactsFields({ job: { held } }: { job: Job }) {
  const { change } = useReview();
  const id = useId();
  const [newest] = held;
  const { job } = newest.paystub;
  const [hasStarted, setHasStarted] = useState(job.startedOn !== null);
  /** Both travel together, so what was said last of the other one has to be known before its answer is here. */
  const wanted = useRef(job);
  const underWay = useRef(0);
  useEffect(() => {
    if (underWay.current === 0) wanted.current = job;
  }, [job]);

  const save = async (changes: Partial<JobFacts>): Promise<unknown> => {
    const before = wanted.current;
    wanted.current = { ...before, ...changes };
    const said = wanted.current;
    underWay.current += 1;
    const errors = await Promise.all(
      held.map(({ documentId, paystub: { paystubId } }) => change({ documentId, paystubId, change: 'job', job: said })),
    );
    underWay.current -= 1;
    const error = errors.find((one) => one !== undefined);
    if (error !== undefined && wanted.current === said) wanted.current = before;
    return error;
  };

  return (
    <details className="job-facts" open={job.startedOn !== null || job.priorYearGross !== null || undefined}>
      <summary>
        <FormattedMessage {...messages.facts} />
      </summary>
      <p className="muted small">
        <FormattedMessage {...messages.factsHelp} />
      </p>
      <label className="check">
        <input
          type="checkbox"
          checked={hasStarted}
          onChange={({ target: { checked } }) => {
            setHasStarted(checked);
            if (!checked && wanted.current.startedOn !== null) void save({ startedOn: null });
          }}
        />
        <span>
          <FormattedMessage {...messages.started} />
        </span>
      </label>
      <div className="read-row read-pair">
        {hasStarted && (
          <FactField
            id={`${id}-started`}
            label={messages.startedOn}
            kind="day"
            value={job.startedOn}
            save={(startedOn) => save({ startedOn })}
          />
        )}
        <FactField
          id={`${id}-prior`}
          label={messages.priorYear}
          kind="money"
          value={job.priorYearGross}
          save={(priorYearGross) => save({ priorYearGross })}
        />
      </div>
    </details>
  );
}

interface FieldProps {
  id: string;
  label: MessageDescriptor;
  kind: FieldKind;
  value: string | null;
  save: (value: string | null) => Promise<unknown>;
}

function FactField({ id, label: message, kind, value, save }: FieldProps) {
  const label = useIntl().formatMessage(message);
  const field = useTypedField({ id, label, kind, value, save });
  return (
    <div className="read-field">
      <TypedInput id={id} label={label} kind={kind} field={field} />
    </div>
  );
}
