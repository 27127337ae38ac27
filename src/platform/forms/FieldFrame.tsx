import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

import { ToneShape } from '#platform/ui/feedback/ToneShape.tsx';

import { errorId, helpId, LabelWords } from './FieldWords.tsx';

interface Props {
  id: string;
  label: MessageDescriptor;
  help?: ReactNode;
  optional?: boolean | undefined;
  error: string;
  children: ReactNode;
}

/** Material UI's field: label, help, input, error, from top to bottom. Needs a `MaterialTheme` around it. */
export function FieldFrame({ id, label, help, optional, error, children }: Props) {
  return (
    <FormControl error={error !== ''}>
      <FormLabel htmlFor={id}>
        <LabelWords label={label} optional={optional} />
      </FormLabel>
      <HelpText id={id}>{help}</HelpText>
      {children}
      <ErrorText id={id} error={error} />
    </FormControl>
  );
}

export function HelpText({ id, children }: { id: string; children: ReactNode }) {
  return children === undefined ? null : (
    <FormHelperText id={helpId(id)} component="div" error={false}>
      {children}
    </FormHelperText>
  );
}

export function ErrorText({ id, error }: { id: string; error: string }) {
  return error === '' ? null : (
    <FormHelperText id={errorId(id)}>
      <ToneShape tone="error" />
      <span>{error}</span>
    </FormHelperText>
  );
}
