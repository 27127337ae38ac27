import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { JobFacts } from '#contract/borrower/ocr.ts';
import type { PortalError } from '#platform/api/portalError.ts';

import { jobFactsToggled, requestKey, selectJobFacts, type WithOcr } from '../../ocrSlice.ts';
import type { FieldKind } from '../fields/fieldKinds.ts';
import { AutosaveField } from '../fields/AutosaveField.tsx';
import { useAutosaveField } from '../fields/useAutosaveField.ts';
import { needsStartDate, fieldValueOf, type Job } from '../paystubIncome.ts';
import { useReview } from '../reviewContext.ts';
import { messages } from './incomeMessages.ts';
import { startDateId } from './questions.ts';

/** The first day is required if the year to date is low. Answers are saved on all paystubs of the job. */
export function JobFactsFields({ job: ofJob }: { job: Job }) {
  const { paystubs } = ofJob;
  const { change } = useReview();
  const id = useId();
  const [newest] = paystubs;
  const { job, paystubId: newestId } = newest.paystub;
  /** The income cannot be calculated without the first day. */
  const isStartDateRequired = needsStartDate(ofJob);
  const dispatch = useDispatch();
  const chosen = useSelector((state: WithOcr) => selectJobFacts(state, newestId));
  const isOpen = isStartDateRequired || (chosen ?? (job.startedOn !== null || job.priorYearGross !== null));
  const [isTicked, setIsTicked] = useState(job.startedOn !== null);
  const hasStarted = isTicked || isStartDateRequired || job.startedOn !== null;
  const startedInEarlierYear =
    job.startedOn !== null && yearOf(job.startedOn) < yearOf(fieldValueOf(newest.paystub, 'payDate') ?? '');
  /** Both facts are sent together, so each request needs the latest input for the other one, even before its response arrives. */
  const latestFacts = useRef(job);
  const pendingSaves = useRef(0);
  useEffect(() => {
    if (pendingSaves.current === 0) latestFacts.current = job;
  }, [job]);

  const save = async (changes: Partial<JobFacts>): Promise<PortalError | undefined> => {
    const before = latestFacts.current;
    latestFacts.current = { ...before, ...changes };
    const said = latestFacts.current;
    pendingSaves.current += 1;
    const errors = await Promise.all(
      paystubs.map(({ documentId, paystub: { paystubId } }) => change({ documentId, paystubId, change: 'job', job: said })),
    );
    pendingSaves.current -= 1;
    const error = errors.find((one) => one !== undefined);
    if (error !== undefined && latestFacts.current === said) latestFacts.current = before;
    return error;
  };

  return (
    <Accordion
      expanded={isOpen}
      onChange={(_event, latestFacts) => dispatch(jobFactsToggled({ paystubId: newestId, isOpen: latestFacts }))}
    >
      <AccordionSummary>
        <FormattedMessage {...messages.facts} />
      </AccordionSummary>
      <AccordionDetails>
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage {...(isStartDateRequired ? messages.startedAsked : messages.factsHelp)} />
        </Typography>
        {!isStartDateRequired && !startedInEarlierYear && (
          <FormControlLabel
            label={<FormattedMessage {...messages.started} />}
            control={
              <Checkbox
                checked={hasStarted}
                onChange={({ target: { checked } }) => {
                  setIsTicked(checked);
                  if (!checked && latestFacts.current.startedOn !== null) void save({ startedOn: null });
                }}
              />
            }
          />
        )}
        <FactsGrid>
          {hasStarted && (
            <FactField
              id={startDateId(newestId)}
              requestKey={requestKey('job', newestId, 'startedOn')}
              label={messages.startedOn}
              kind="day"
              value={job.startedOn}
              save={(startedOn) => save({ startedOn })}
            />
          )}
          <FactField
            id={`${id}-prior`}
            requestKey={requestKey('job', newestId, 'priorYearGross')}
            label={messages.priorYear}
            kind="money"
            value={job.priorYearGross}
            save={(priorYearGross) => save({ priorYearGross })}
          />
        </FactsGrid>
      </AccordionDetails>
    </Accordion>
  );
}

const FactsGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: 16,
  alignItems: 'start',
  marginTop: 8,
});

const yearOf = (day: string): string => day.slice(0, 4);

interface FieldProps {
  id: string;
  requestKey: string;
  label: MessageDescriptor;
  kind: FieldKind;
  value: string | null;
  save: (value: string | null) => Promise<PortalError | undefined>;
}

function FactField({ id, requestKey: key, label: message, kind, value, save }: FieldProps) {
  const label = useIntl().formatMessage(message);
  const field = useAutosaveField({ id, requestKey: key, label, kind, value, save });
  return (
    <div>
      <AutosaveField id={id} label={label} kind={kind} field={field} />
    </div>
  );
}
