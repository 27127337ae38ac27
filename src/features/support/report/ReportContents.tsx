import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { ConfigContext } from '#platform/config/ConfigContext.tsx';
import { useFormatInstant } from '#platform/i18n/useFormatInstant.ts';
import { DataTree, useOpenNodes } from '#platform/support/DataTree.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';
import { childSpacing } from '#platform/theme/childSpacing.ts';

import type { ReportDraft } from './draft.ts';
import { messages } from './messages.ts';
import { splitReport, type ExcludablePart } from './parts.ts';
import { Reference } from './Reference.tsx';
import { StepList } from './StepList.tsx';
import { toReportSteps, type ReportStep } from './steps.ts';
import type { BuiltReport } from './useReport.ts';

const NEVER_INCLUDED: readonly MessageDescriptor[] = [messages.neverNames, messages.neverNumbers, messages.neverTyped];

const KILOBYTE = 1024;
const MINUTE_MS = 60_000;

const Section = styled('section')({
  padding: '20px var(--pad-x)',
  borderTop: '1px solid var(--line)',
  ...childSpacing(8),
});

interface Props {
  built: BuiltReport;
  takenOut: ReportDraft['takenOut'];
  reference: string;
  onExclude: (what: ReportStep | ExcludablePart) => void;
  onInclude: (what: string) => void;
}

/**
 * Shows exactly what the file contains: one summary line while collapsed; expanded, the steps as sentences, the parts that can be
 * excluded, and the whole file as a tree.
 */
export function ReportContents(props: Props) {
  const { takenOut } = props;
  const { savedAt } = props.built.report.portal;
  const canSend = use(ConfigContext)?.support.captureEndpoint !== undefined;
  const steps = toReportSteps(props.built.report).filter(({ id }) => !takenOut.has(String(id)));
  const [first] = steps;
  return (
    <Accordion variant="outlined" slotProps={{ heading: { component: 'h2' }, transition: { mountOnEnter: true } }}>
      <AccordionSummary aria-controls="report-inside" id="report-inside-summary">
        <Typography component="span" variant="h3">
          <FormattedMessage {...messages.wouldSend} />
        </Typography>
        <Typography component="span" color="textSecondary">
          {first === undefined ? (
            <FormattedMessage {...messages.onlyDetails} />
          ) : (
            <FormattedMessage {...messages.inShort} values={{ count: steps.length, minutes: minutesSince(first.at, savedAt) }} />
          )}{' '}
          {takenOut.size > 0 && <FormattedMessage {...messages.youTookOut} values={{ count: takenOut.size }} />}{' '}
          {canSend && <FormattedMessage {...messages.untilYouSend} />}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <ExpandedContents {...props} />
      </AccordionDetails>
    </Accordion>
  );
}

function ExpandedContents({ built, takenOut, reference, onExclude, onInclude }: Props) {
  const { report } = built;
  const { time } = useFormatInstant();
  const out = [...takenOut.values()].filter((step) => step !== null);
  const steps = [...toReportSteps(report).filter(({ id }) => !takenOut.has(String(id))), ...out].sort((a, b) => a.id - b.id);
  const [oldest, newest] = [steps[0], steps.at(-1)];
  const parts = splitReport(report);
  return (
    <>
      <Section aria-labelledby="report-steps" sx={{ background: 'var(--sand-soft)' }}>
        <Typography variant="h3" id="report-steps">
          <FormattedMessage {...messages.happened} />
        </Typography>
        {oldest === undefined || newest === undefined ? (
          <Typography color="textSecondary">
            <FormattedMessage {...messages.noSteps} />
          </Typography>
        ) : (
          <>
            <Typography color="textSecondary">
              <FormattedMessage {...messages.fromTo} values={{ from: time(oldest.at), to: time(newest.at) }} />
            </Typography>
            <StepList steps={steps} takenOut={takenOut} onExclude={onExclude} onInclude={onInclude} />
          </>
        )}
      </Section>
      <Section aria-labelledby="report-parts">
        <Typography variant="h3" id="report-parts">
          <FormattedMessage {...messages.details} />
        </Typography>
        <Typography color="textSecondary">
          <FormattedMessage {...messages.clearBox} />
        </Typography>
        <FormGroup role="group" aria-labelledby="report-parts">
          {parts.map(({ key, title, excludableAs }) => {
            if (excludableAs === null) return null;
            const isOut = takenOut.has(excludableAs);
            return (
              <FormControlLabel
                key={key}
                control={<Checkbox checked={!isOut} onChange={() => (isOut ? onInclude : onExclude)(excludableAs)} />}
                label={<FormattedMessage {...title} />}
              />
            );
          })}
        </FormGroup>
        <Typography variant="body2" color="textSecondary" role="status">
          <FormattedMessage {...messages.takenOutCount} values={{ count: takenOut.size }} />
        </Typography>
      </Section>
      <Section aria-labelledby="report-never">
        <Typography variant="h3" id="report-never">
          <FormattedMessage {...messages.never} />
        </Typography>
        <List>
          {NEVER_INCLUDED.map((words) => (
            <ListItem key={words.id} sx={{ gap: 1.5, paddingBlock: 0.5 }}>
              <Check />
              <FormattedMessage {...words} />
            </ListItem>
          ))}
        </List>
        <Typography color="textSecondary">
          <FormattedMessage {...messages.standIns} />
        </Typography>
      </Section>
      <FullFile built={built} takenOut={takenOut} reference={reference} />
    </>
  );
}

/** Holds the open branches itself, so that opening one rerenders nothing above it. */
function FullFile({ built: { report, text }, takenOut, reference }: Omit<Props, 'onExclude' | 'onInclude'>) {
  const intl = useIntl();
  const open = useOpenNodes();
  return (
    <Section aria-labelledby="report-everything">
      <Typography variant="h3" id="report-everything">
        <FormattedMessage {...messages.everything} />
      </Typography>
      <List>
        {splitReport(report).map(({ key, title, content, excludableAs }) => (
          <ListItem key={key}>
            {excludableAs !== null && takenOut.has(excludableAs) ? (
              <s>
                <FormattedMessage {...title} />
              </s>
            ) : (
              <DataTree name={intl.formatMessage(title)} value={content} path={key} parts={open} />
            )}
          </ListItem>
        ))}
      </List>
      <SummaryList
        rows={[
          {
            key: 'reference',
            label: <FormattedMessage {...messages.reference} />,
            value: <Reference reference={reference} />,
          },
          {
            key: 'size',
            label: <FormattedMessage {...messages.size} />,
            value: (
              <FormattedMessage
                {...messages.kilobytes}
                values={{ size: intl.formatNumber(new Blob([text]).size / KILOBYTE, { maximumFractionDigits: 1 }) }}
              />
            ),
          },
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage {...messages.referenceHelp} />
      </Typography>
    </Section>
  );
}

const minutesSince = (at: number, savedAt: string): number => Math.max(1, Math.ceil((Date.parse(savedAt) - at) / MINUTE_MS));

const Tick = styled('svg')({ flex: 'none', width: 12, height: 12, fill: 'none', stroke: 'var(--primary)', strokeWidth: 1.8 });

const Check = () => (
  <Tick viewBox="0 0 12 12" aria-hidden="true">
    <path d="M1.5 6.5 4.5 9.5 10.5 2.5" />
  </Tick>
);
