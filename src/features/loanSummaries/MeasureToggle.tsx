import { styled } from '@mui/material/styles';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FormattedMessage, useIntl } from 'react-intl';

import { FORCED_COLORS } from '#platform/theme/screens.ts';

import type { ChartMeasure } from './comparison.ts';
import { messages } from './messages.ts';

interface Props {
  measure: ChartMeasure;
  onMeasureChange: (drawn: ChartMeasure) => void;
}

const MEASURES = [
  { value: 'difference', label: messages.difference },
  { value: 'cost', label: messages.totalCost },
] as const;

export function MeasureToggle({ measure, onMeasureChange }: Props) {
  const intl = useIntl();
  return (
    <Choices
      exclusive
      className="no-print"
      aria-label={intl.formatMessage(messages.chartShows)}
      value={measure}
      onChange={(_event, pressed: ChartMeasure | null) => {
        // A click on the selected button reports null; it stays selected, because one of the two is always shown.
        if (pressed !== null) onMeasureChange(pressed);
      }}
    >
      {MEASURES.map(({ value, label }) => (
        <ToggleButton key={value} value={value}>
          <FormattedMessage {...label} />
        </ToggleButton>
      ))}
    </Choices>
  );
}

const Choices = styled(ToggleButtonGroup)({
  alignSelf: 'start',
  flexWrap: 'wrap',
  padding: 3,
  border: '1px solid var(--control)',
  borderRadius: 'var(--radius-control)',
  [`& > .${toggleButtonClasses.root}`]: {
    minHeight: 40,
    margin: 0,
    padding: '4px 16px',
    border: 0,
    borderRadius: 7,
    color: 'var(--muted)',
    '&:hover': { background: 'none', color: 'var(--primary)' },
    '&:focus-visible': { zIndex: 1 },
    [`&.${toggleButtonClasses.selected}`]: {
      '&, &:hover': { background: 'var(--primary)', color: 'var(--on-primary)' },
      [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'SelectedItem', color: 'SelectedItemText' },
    },
  },
});
