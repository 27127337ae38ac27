import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import type { FieldProps } from '../LabelText.tsx';
import { TextInput } from '../TextInput.tsx';
import { messages } from './messages.ts';
import { useFormSelector } from '../typing/useFormSelector.ts';
import { useDebounced } from './useDebounced.ts';

interface Props extends FieldProps {
  /** Longer text can be typed but fails validation; cutting it off would lose input. */
  maxLength: number;
}

const TEXT_AREA_ROWS = 5;
/** Pause in typing after which screen readers announce the count. */
const ANNOUNCE_DELAY_MS = 1500;

/** Multi-line text field that shows how many characters are left. */
export function TextAreaInput({ maxLength, ...props }: Props) {
  const length = useFormSelector((values) => values[props.name]?.length ?? 0);
  const left = maxLength - length;
  const settledLeft = Number(useDebounced(String(left), ANNOUNCE_DELAY_MS));
  return (
    <TextInput {...props} rows={TEXT_AREA_ROWS} autoComplete="off">
      <Typography variant="body2" color="textSecondary" aria-hidden="true" sx={{ marginTop: 1 }}>
        <CharactersLeft left={left} />
      </Typography>
      <p className="visually-hidden" role="status">
        {length > 0 && <CharactersLeft left={settledLeft} />}
      </p>
    </TextInput>
  );
}

const CharactersLeft = ({ left }: { left: number }) =>
  left < 0 ? (
    <FormattedMessage {...messages.charactersOver} values={{ count: -left }} />
  ) : (
    <FormattedMessage {...messages.charactersLeft} values={{ count: left }} />
  );
