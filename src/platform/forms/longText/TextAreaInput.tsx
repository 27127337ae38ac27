import OutlinedInput from '@mui/material/OutlinedInput';
import { FormattedMessage } from 'react-intl';

import { FieldFrame } from '../FieldFrame.tsx';
import type { FieldProps } from '../FieldWords.tsx';
import { messages } from './messages.ts';
import { useFormResult } from '../typing/useFormResult.ts';
import { useTextField } from '../typing/useTextField.ts';
import { useSettled } from './useSettled.ts';

interface Props extends FieldProps {
  /** Characters. More can be typed, and are counted and refused: cutting a text off would lose a part of it. */
  most: number;
}

const ROWS = 5;
/** A screen reader is told the count once typing rests. */
const SETTLED_MS = 1500;

/** Several lines of text, with how many characters are left. */
export function TextAreaInput({ name, label, help, optional = false, most }: Props) {
  const field = useTextField(name, { hasHelp: help !== undefined, optional });
  const length = useFormResult((values) => values[name]?.length ?? 0);
  const left = most - length;
  const settledLeft = Number(useSettled(String(left), SETTLED_MS));
  return (
    <FieldFrame id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <OutlinedInput
        error={field.error !== ''}
        id={field.id}
        name={name}
        multiline
        rows={ROWS}
        // The rows are measured by the text area's own height.
        sx={{ padding: 0, '& textarea': { minHeight: 0 } }}
        slotProps={{ input: { ...field.aria } }}
        inputRef={field.inputRef}
        onBlur={field.onBlur}
      />
      <p className="field-count small muted" aria-hidden="true">
        <CharactersLeft left={left} />
      </p>
      <p className="visually-hidden" role="status">
        {length > 0 && <CharactersLeft left={settledLeft} />}
      </p>
    </FieldFrame>
  );
}

const CharactersLeft = ({ left }: { left: number }) =>
  left < 0 ? (
    <FormattedMessage {...messages.charactersOver} values={{ count: -left }} />
  ) : (
    <FormattedMessage {...messages.charactersLeft} values={{ count: left }} />
  );
