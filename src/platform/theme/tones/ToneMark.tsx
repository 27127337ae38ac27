import { styled } from '@mui/material/styles';

import { ToneShape } from './ToneShape.tsx';

const TONE_COLORS = { info: 'var(--ink)', success: 'var(--primary)', warning: 'var(--attention)', error: 'var(--error)' };

/** @param size in pixels */
export const ToneMark = styled(ToneShape, { shouldForwardProp: (name) => name !== 'size' })<{ size: number }>(
  ({ tone, size }) => ({ flex: 'none', alignSelf: 'flex-start', width: size, height: size, color: TONE_COLORS[tone] }),
);
