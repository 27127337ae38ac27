import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ErrorText, HelpText } from '#platform/forms/FieldFrame.tsx';
import { errorId, helpId } from '#platform/forms/LabelText.tsx';

import type { FieldKind } from './fieldKinds.ts';
import { messages } from './fieldMessages.ts';
import type { useAutosaveField } from './useAutosaveField.ts';

interface Props {
  id: string;
  label: string;
  kind: FieldKind;
  field: ReturnType<typeof useAutosaveField>;
  /** State of the value, such as "Edited", next to the label. */
  status?: ReactNode;
  /** Help text under the label; also the field's accessible description. */
  note?: ReactNode;
  /** Strip of the document's picture that shows this value. */
  snippet?: ReactNode;
  /** Button next to the input, such as "It is right". */
  action?: ReactNode;
  isMarked?: boolean;
  onFocus?: () => void;
}

/** Text field that saves on blur and on Enter. Escape discards what was typed. */
export function AutosaveField({ id, label, kind, field, status, note, snippet, action, isMarked = false, onFocus }: Props) {
  const intl = useIntl();
  const { text, isSaving, problem, commit, discard, onChange, onBlur } = field;
  const describedBy = [note === undefined ? '' : helpId(id), problem === null ? '' : errorId(id)].filter(Boolean).join(' ');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault(); // otherwise the same Enter would also click the button that replaces the closed field
      commit();
    }
    if (event.key === 'Escape') {
      event.preventDefault(); // otherwise Escape would also close an open toast
      discard();
    }
  };
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1 }}>
        <FormLabel htmlFor={id}>{label}</FormLabel>
        <Typography component="span" variant="body2" color="textSecondary">
          {isSaving ? <FormattedMessage {...messages.saving} /> : status}
        </Typography>
      </Stack>
      <HelpText id={id}>{note}</HelpText>
      {snippet}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <OutlinedInput
          id={id}
          sx={{ flex: '1 1 10rem' }}
          color={isMarked ? 'warning' : 'primary'}
          error={problem !== null}
          value={text}
          slotProps={{
            input: {
              'aria-describedby': describedBy === '' ? undefined : describedBy,
              autoComplete: 'off',
              className: kind === 'words' ? undefined : 'input-number',
              enterKeyHint: 'done',
              inputMode: kind === 'money' || kind === 'hours' ? 'decimal' : undefined,
              spellCheck: false,
            },
          }}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
        {action}
      </Stack>
      {problem !== null && (
        <div role="alert">
          <ErrorText id={id} error={problem.words} />
          {problem.mayTryAgain && (
            <Button variant="text" aria-label={intl.formatMessage(messages.tryAgainWhich, { label })} onClick={commit}>
              <FormattedMessage {...messages.tryAgain} />
            </Button>
          )}
        </div>
      )}
    </>
  );
}
