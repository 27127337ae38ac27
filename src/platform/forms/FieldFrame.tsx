import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

import { ToneShape } from '#platform/theme/tones/ToneShape.tsx';

import { errorId, helpId, LabelText } from './LabelText.tsx';

interface Props {
  id: string;
  label: MessageDescriptor;
  help?: ReactNode;
  optional?: boolean | undefined;
  error: string;
  /** Whether screen readers announce the error when it appears. Forms leave this off, because their error summary takes focus. */
  announcesError?: boolean;
  children: ReactNode;
}

const FieldColumn = styled('div')({ display: 'flex', flexDirection: 'column', minWidth: 0 });

/**
 * Lays out a field from top to bottom: label, help, input, error. It does not use Material UI's FormControl, which would re-render the
 * whole field on focus and on the first key; the input gets its `error` prop directly instead.
 */
export function FieldFrame({ id, label, help, optional, error, announcesError = false, children }: Props) {
  return (
    <FieldColumn>
      <FormLabel htmlFor={id}>
        <LabelText label={label} optional={optional} />
      </FormLabel>
      <HelpText id={id}>{help}</HelpText>
      {children}
      <ErrorText id={id} error={error} isSaid={announcesError} />
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
