import { tidyAmount, tidyPercent } from '#domain/typed/typedNumbers.ts';
import type { FieldProps } from '#platform/forms/FieldWords.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';

interface Props extends Omit<FieldProps, 'optional'> {
  /** What is typed: "%" stands behind it, "$" before it. */
  unit: '%' | '$';
  /** Called when somebody types, for a field that others follow. Must be a constant. */
  onTyped?: () => void;
  /** See `TextInput`. */
  isAlternative?: boolean;
  /** The number that the page is about. */
  isLarge?: boolean;
}

/** A rate or an amount, typed as people write it. When it is left it shows how it was understood. */
export function NumberInput({ unit, isLarge = false, ...props }: Props) {
  const sign = <span className="rate-unit">{unit}</span>;
  return (
    <TextInput
      {...props}
      className={`rate-input ${unit === '$' ? 'rate-input-dollars' : ''} ${isLarge ? 'rate-input-large' : ''}`}
      autoComplete="off"
      inputMode="decimal"
      tidy={unit === '$' ? tidyAmount : tidyPercent}
      {...(unit === '$' ? { startAdornment: sign } : { endAdornment: sign })}
    />
  );
}
