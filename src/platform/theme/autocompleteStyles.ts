import type { SxProps } from '@mui/material/styles';

import { FORCED_COLORS } from './screens.ts';

/**
 * Styles for Material UI's Autocomplete: same height as other fields, one focus ring around the whole field, and a list that overlays the
 * page.
 */
export const autocompleteStyles: SxProps = {
  '& .MuiOutlinedInput-root.MuiOutlinedInput-root': {
    padding: 0,
    '& > .MuiAutocomplete-input': { padding: '11px 84px 11px 15px' },
  },
  '& .MuiAutocomplete-endAdornment.MuiAutocomplete-endAdornment': { right: 8 },
};

const indicatorStyles: SxProps = { width: 40, height: 40, color: 'inherit' };

export const autocompleteSlotProps: Record<'popupIndicator' | 'clearIndicator' | 'paper' | 'listbox', { sx: SxProps }> = {
  popupIndicator: { sx: indicatorStyles },
  clearIndicator: { sx: { ...indicatorStyles, visibility: 'visible' } },
  paper: {
    sx: {
      marginTop: '6px',
      border: '1px solid var(--line)',
      borderRadius: 'var(--radius-control)',
      boxShadow: 'var(--lift)',
      '& .MuiAutocomplete-noOptions': { padding: 2, color: 'var(--ink)' },
    },
  },
  listbox: {
    sx: {
      padding: 0,
      maxHeight: 'min(24rem, 50vh)',
      '& .MuiAutocomplete-option.MuiAutocomplete-option': {
        minHeight: 48,
        padding: '10px 16px',
        '& + &': { borderTop: '1px solid var(--line)' },
        '&.Mui-focused': { background: 'var(--primary-soft)', boxShadow: 'inset 3px 0 var(--primary)' },
        [FORCED_COLORS]: { '&.Mui-focused': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
};
