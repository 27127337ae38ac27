import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useFormatInstant } from '#platform/i18n/useFormatInstant.ts';

import type { ReportDraft } from './draft.ts';
import { messages } from './messages.ts';
import { groupByPage, type ReportStep } from './steps.ts';

/** Number of steps shown at first, counted from the latest. A problem is rarely further back. */
const INITIAL_STEPS = 20;

/**
 * Each step is one clickable line with its checkbox, time, sentence and request outcome. On a phone, the sentence moves to a second line.
 */
const Steps = styled(List)<{ component: 'ol' }>(({ theme }) => ({
  '& > li': { padding: 0 },
  '& > li > label': { flex: 1, minHeight: 40, padding: '8px 0' },
  '& > li > label > :last-child': {
    display: 'grid',
    flex: 1,
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '0 12px',
    fontSize: '0.875rem',
    lineHeight: '24px',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '6rem minmax(0, 1fr) auto' },
  },
  '& time, & em': { color: 'var(--muted)', fontStyle: 'normal' },
  '& em': { textAlign: 'right', '&[data-failed]': { color: 'var(--error)', fontWeight: 600 } },
  [theme.breakpoints.down('md')]: { '& em': { gridRow: 1, gridColumn: 2 }, '& [data-sentence]': { gridColumn: '1 / span 2' } },
}));

interface Props {
  /** Steps from oldest to newest, including excluded ones. */
  steps: readonly ReportStep[];
  takenOut: ReportDraft['takenOut'];
  onExclude: (step: ReportStep) => void;
  onInclude: (id: string) => void;
}

export function StepList({ steps, takenOut, onExclude, onInclude }: Props) {
  const { second } = useFormatInstant();
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const earlier = isWhole ? 0 : Math.max(0, steps.length - INITIAL_STEPS);
  return (
    <div ref={list} tabIndex={-1}>
      {earlier > 0 && (
        <Button
          variant="text"
          onClick={() => {
            setIsWhole(true);
            list.current?.focus(); // the button disappears, so the focus must move
          }}
        >
          <FormattedMessage {...messages.earlier} values={{ count: earlier }} />
        </Button>
      )}
      {groupByPage(steps.slice(earlier)).map(({ screen, steps: group }) => (
        <Box key={group[0]?.id} sx={{ marginTop: 2 }}>
          <Typography variant="body2" component="h4" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <code>{screen}</code>
          </Typography>
          <Steps component="ol">
            {group.map((step) => {
              const id = String(step.id);
              const isOut = takenOut.has(id);
              const outcome = isOut ? messages.takenOut : step.outcome && messages[step.outcome];
              return (
                <ListItem key={step.id} disablePadding>
                  <FormControlLabel
                    control={<Checkbox checked={!isOut} onChange={() => (isOut ? onInclude(id) : onExclude(step))} />}
                    disableTypography
                    label={
                      <span>
                        <time dateTime={new Date(step.at).toISOString()}>{second(step.at)}</time>{' '}
                        <span data-sentence>{isOut ? <s>{step.sentence}</s> : step.sentence}</span>{' '}
                        {outcome && (
                          <em data-failed={!isOut && step.outcome === 'failed' ? '' : undefined}>
                            <FormattedMessage {...outcome} />
                          </em>
                        )}
                      </span>
                    }
                  />
                </ListItem>
              );
            })}
          </Steps>
        </Box>
      ))}
    </div>
  );
}
