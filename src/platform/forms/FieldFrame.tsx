import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

import { ToneShape } from '#platform/theme/tones/ToneShape.tsx';

import { errorId, helpId, LabelWords } from './FieldWords.tsx';

interface Props {
  id: string;
  label: MessageDescriptor;
  help?: ReactNode;
  optional?: boolean | undefined;
  error: string;
  /** Whether its error is read aloud when it comes. In a form the summary does that. */
  isErrorSaid?: boolean;
  children: ReactNode;
}

const FieldColumn = styled('div')({ display: 'flex', flexDirection: 'column', minWidth: 0 });

/**
 * Material UI's field: label, help, input, error, from top to bottom. Its input gets `error` itself:
 * Material UI's FormControl would tell it, but renders all of the field again on focus and at the first key.
 */
export function FieldFrame({ id, label, help, optional, error, isErrorSaid = false, children }: Props) {
  return (
    <FieldColumn>
      <FormLabel htmlFor={id}>
        <LabelWords label={label} optional={optional} />
      </FormLabel>
      <HelpText id={id}>{help}</HelpText>
      {children}
      <ErrorText id={id} error={error} isSaid={isErrorSaid} />
    </FieldColumn>
  );
}

export function HelpText({ id, children }: { id: string; children: ReactNode }) {
  return children === undefined ? null : (
    <FormHelperText id={helpId(id)} component="div">
      {children}
    </FormHelperText>
  );
}

export function ErrorText({ id, error, isSaid = false }: { id: string; error: string; isSaid?: boolean }) {
  return error === '' ? null : (
    <FormHelperText error id={errorId(id)} role={isSaid ? 'alert' : undefined}>
      <ToneShape tone="error" />
      <span>{error}</span>
    </FormHelperText>
  );
}
