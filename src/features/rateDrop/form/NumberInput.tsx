import { styled } from '@mui/material/styles';

import { formatTypedAmount, formatTypedPercent } from '#domain/userInput/typedNumbers.ts';
import type { FieldProps } from '#platform/forms/LabelText.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';

import { withoutUnitProps, unitAdornment, unitStyles, type UnitProps } from './unitStyles.tsx';

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
