import FormControlLabel from '@mui/material/FormControlLabel';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';

import { FORCED_COLORS } from '#platform/theme/screens.ts';

export const OptionCardGroup = styled(RadioGroup)({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

/** An option shown as a card that is clickable anywhere. Its `control` is a radio button. */
export const OptionCard = styled(FormControlLabel)({
  padding: '14px 16px',
  border: '1px solid var(--control)',
  background: 'var(--card)',
  '&:not(.Mui-disabled):hover': { borderColor: 'var(--ink)' },
  '&:has(:checked)': {
    borderColor: 'var(--primary)',
    background: 'var(--primary-soft)',
    boxShadow: 'inset 0 0 0 1px var(--primary)',
    [FORCED_COLORS]: { outline: '2px solid Highlight' },
  },
  '[aria-invalid] > &': { borderColor: 'var(--error)' },
});
