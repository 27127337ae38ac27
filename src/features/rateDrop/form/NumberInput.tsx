import { styled } from '@mui/material/styles';

import { tidyAmount, tidyPercent } from '#domain/typed/typedNumbers.ts';
import type { FieldProps } from '#platform/forms/FieldWords.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';

import { forwarded, unitIn, unitLook, type UnitProps } from './unitLook.tsx';

interface Props extends Omit<FieldProps, 'optional'>, UnitProps {
  /** Called when somebody types, for a field that others follow. Must be a constant. */
  onTyped?: () => void;
  /** See `TextInput`. */
  isAlternative?: boolean;
}

const UnitInput = styled(TextInput, forwarded)<UnitProps>(unitLook);

/** A rate or an amount, typed as people write it. When it is left it shows how it was understood. */
export function NumberInput(props: Props) {
  const { unit } = props;
  return (
    <UnitInput
      {...props}
      {...unitIn(unit)}
      autoComplete="off"
      inputMode="decimal"
      tidy={unit === '$' ? tidyAmount : tidyPercent}
    />
  );
}
