import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { ErrorText, HelpText } from './FieldFrame.tsx';
import { LabelText, type FieldProps } from './LabelText.tsx';
import { OptionCard, OptionCardGroup } from './OptionCard.tsx';
import { usePortalField } from './usePortalField.ts';

interface Props extends FieldProps {
  /** A disabled option should explain the reason in its help text. */
  options: readonly { value: string; label: ReactNode; help?: ReactNode; disabled?: boolean }[];
  /** Set for one-word labels: places the options side by side where there is room. */
  isShort?: boolean;
}

export function RadioGroupInput({ name, label, help, optional = false, options, isShort = false }: Props) {
  const { id, value, error, onChange, onBlur, aria } = usePortalField(name, { hasHelp: help !== undefined, optional });
  return (
    <div>
      <FormLabel component="p" id={`${id}-label`}>
        <LabelText label={label} optional={optional} />
      </FormLabel>
      <HelpText id={id}>{help}</HelpText>
      <OptionCardGroup
        {...aria}
        aria-labelledby={`${id}-label`}
        sx={isShort ? { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))' } : undefined}
        name={id}
        value={value}
        onChange={(_event, chosen) => onChange(chosen)}
        onBlur={onBlur}
      >
        {options.map((option, index) => (
          <OptionCard
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            control={<Radio slotProps={{ input: { id: index === 0 ? id : `${id}-${option.value}` } }} />}
            label={
              <>
                <b>{option.label}</b>
                {option.help === undefined ? null : (
                  <Typography variant="body2" color="textSecondary">
                    {option.help}
                  </Typography>
                )}
              </>
            }
          />
        ))}
      </OptionCardGroup>
      <ErrorText id={id} error={error} />
    </div>
  );
}
