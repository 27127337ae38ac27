import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useForm } from 'react-final-form';
import { useIntl, type MessageDescriptor } from 'react-intl';

import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './LabelText.tsx';
import { messages } from './messages.ts';
import { usePortalField } from './usePortalField.ts';

interface Props extends FieldProps {
  options: readonly { value: string; label: string }[];
  /** Text of the empty option; null if a value is always selected. */
  emptyLabel?: MessageDescriptor | null;
  autoComplete?: string;
}

/** It uses the browser's native control, which works on every phone. */
export function SelectInput({ name, label, help, optional = false, options, emptyLabel = messages.choose, autoComplete }: Props) {
  const intl = useIntl();
  const field = usePortalField(name, { hasHelp: help !== undefined, optional });
  const inputRef = useSyncOnSubmit(name);
  return (
    <FieldFrame id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <NativeSelect
        input={<OutlinedInput error={field.error !== ''} />}
        inputRef={inputRef}
        id={field.id}
        name={name}
        autoComplete={autoComplete}
        slotProps={{ input: field.aria }}
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      >
        {emptyLabel !== null && <option value="">{intl.formatMessage(emptyLabel)}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}

/** Reads the DOM value again on submit, because form-filling programs may change a select without firing an event. */
function useSyncOnSubmit(name: string): RefObject<HTMLSelectElement | null> {
  const form = useForm<Record<string, string | undefined>>();
  const inputRef = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    const select = inputRef.current;
    const around = select?.form;
    const read = () => {
      if (select !== null && select.value !== (form.getFieldState(name)?.value ?? '')) form.change(name, select.value);
    };
    around?.addEventListener('submit', read);
    return () => around?.removeEventListener('submit', read);
  }, [form, name]);
  return inputRef;
}
