import { styled } from '@mui/material/styles';

import { formatTypedAmount, formatTypedPercent } from '#domain/userInput/typedNumbers.ts';
import type { FieldProps } from '#platform/forms/LabelText.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';

import InputAdornment from '@mui/material/InputAdornment';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';

export interface UnitProps {
  /** Unit of the number: "%" is shown after the text, "$" before it. */
  unit: '%' | '$';
  /** Larger type, for the most important number of the page. */
  isLarge?: boolean;
}

const UnitSign = styled(InputAdornment)({
  position: 'absolute',
  right: 15,
  maxHeight: 'none',
  color: 'var(--muted)',
  fontSize: '1rem',
  variants: [{ props: { position: 'start' }, style: { right: 'auto', left: 15 } }],
});

export const unitAdornment = (unit: UnitProps['unit']) => {
  const sign = (
    <UnitSign position={unit === '$' ? 'start' : 'end'} disableTypography disablePointerEvents>
      {unit}
    </UnitSign>
  );
  return unit === '$' ? { startAdornment: sign } : { endAdornment: sign };
};

/** Option for `styled` that keeps the unit props from reaching the wrapped input. */
export const withoutUnitProps = { shouldForwardProp: (prop: PropertyKey) => prop !== 'unit' && prop !== 'isLarge' };

/** Styles an input to fill its frame, with the unit placed on top of it, so that the focus ring surrounds both. */
export const unitStyles = ({ unit, isLarge = false }: UnitProps) => ({
  position: 'relative' as const,
  padding: 0,
  [`& > .${outlinedInputClasses.input}.${outlinedInputClasses.input}`]: {
    ...(isLarge ? { fontSize: '1.375rem', fontWeight: 650 } : {}),
    padding: unit === '%' ? '11px 40px 11px 15px' : '11px 15px 11px 32px',
  },
});

interface Props extends Omit<FieldProps, 'optional'>, UnitProps {
  /** Called when the user types, for a field that others are computed from. Must be the same function on every render. */
  onTyped?: () => void;
  /** Whether another field can be filled in instead, so that this one alone is not required. */
  isAlternative?: boolean;
}

const UnitInput = styled(TextInput, withoutUnitProps)<UnitProps>(unitStyles);

/** Input for a rate or an amount, in any common notation. On blur it shows the value as it was understood. */
export function NumberInput(props: Props) {
  const { unit } = props;
  return (
    <UnitInput
      {...props}
      {...unitAdornment(unit)}
      autoComplete="off"
      inputMode="decimal"
      normalize={unit === '$' ? formatTypedAmount : formatTypedPercent}
    />
  );
}
