import Step from '@mui/material/Step';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl, defineMessages } from 'react-intl';

import { FORCED_COLORS } from '#platform/theme/screens.ts';
import { visuallyHidden } from '#platform/theme/visuallyHidden.ts';

const messages = {
  ...defineMessages({
    steps: { id: 'ui.steps', defaultMessage: 'Steps' },
    stepDone: { id: 'ui.stepDone', defaultMessage: 'done' },
  }),
  ...defineMessages<{ stepOf: { current: number; total: number; name: string } }>({
    stepOf: { id: 'ui.stepOf', defaultMessage: 'Step {current} of {total}: {name}' },
  }),
};

interface Props {
  steps: readonly string[];
  /** Counted from 0. */
  current: number;
}

export function StepTrail({ steps, current }: Props) {
  const intl = useIntl();
  return (
    <Trail className="no-print">
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage
          {...messages.stepOf}
          values={{ current: current + 1, total: steps.length, name: steps[current] ?? '' }}
        />
      </Typography>
      <Stepper activeStep={current} connector={null} aria-label={intl.formatMessage(messages.steps)}>
        {steps.map((step, index) => (
          <NamedStep key={step} aria-current={index === current ? 'step' : undefined}>
            <span>{step}</span>
            {index < current && (
              <span className="visually-hidden">
                <FormattedMessage {...messages.stepDone} />
              </span>
            )}
          </NamedStep>
        ))}
      </Stepper>
    </Trail>
  );
}

const Trail = styled('div')({ '&&': { marginBottom: 24 }, '& > ol': { gap: 8, margin: '8px 0 0', alignItems: 'stretch' } });

const NamedStep = styled(Step)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  padding: '8px 0 0',
  borderTop: '4px solid var(--line)',
  color: 'var(--muted)',
  fontSize: '0.875rem',
  lineHeight: 1.35,
  '&.Mui-completed': { borderColor: 'var(--primary)' },
  '&[aria-current]': { borderColor: 'var(--primary)', color: 'var(--ink)', fontWeight: 650 },
  // On narrow screens the names do not fit side by side; the sentence above names the current step.
  [theme.breakpoints.down('md')]: {
    '& > span': visuallyHidden,
  },
  [FORCED_COLORS]: {
    borderColor: 'GrayText',
    '&.Mui-completed': { borderColor: 'CanvasText' },
    '&[aria-current]': { borderColor: 'Highlight' },
  },
}));
