import InputAdornment from '@mui/material/InputAdornment';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

export interface UnitProps {
  /** What is typed: "%" stands behind it, "$" before it. */
  unit: '%' | '$';
  /** The number that the page is about. */
  isLarge?: boolean;
}

const Sign = styled(InputAdornment)({
  position: 'absolute',
  right: 15,
  maxHeight: 'none',
  color: 'var(--muted)',
  fontSize: '1rem',
  variants: [{ props: { position: 'start' }, style: { right: 'auto', left: 15 } }],
});

/** The unit as an input's adornment. */
export const unitIn = (unit: UnitProps['unit']) => {
  const sign = (
    <Sign position={unit === '$' ? 'start' : 'end'} disableTypography disablePointerEvents>
      {unit}
    </Sign>
  );
  return unit === '$' ? { startAdornment: sign } : { endAdornment: sign };
};

/** For `styled`: which of its props go on to the input. */
export const forwarded = { shouldForwardProp: (prop: PropertyKey) => prop !== 'unit' && prop !== 'isLarge' };

/** An input that is as wide as its frame, with the unit on top of it: the focus ring goes around both. */
export const unitLook = ({ unit, isLarge = false }: UnitProps) => ({
  position: 'relative' as const,
  padding: 0,
  [`& > .${outlinedInputClasses.input}.${outlinedInputClasses.input}`]: {
    ...(isLarge ? { fontSize: '1.375rem', fontWeight: 650 } : {}),
    padding: unit === '%' ? '11px 40px 11px 15px' : '11px 15px 11px 32px',
  },
});
