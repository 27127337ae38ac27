import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { messages } from './messages.ts';

/** Props of every input of the kit. */
export interface FieldProps {
  /** Its key in the form's values and in a refusal's `fields`. */
  name: string;
  label: MessageDescriptor;
  /** Under the label, before the input: for example the format, or where to find it. */
  help?: ReactNode;
  /** Fields are required unless they say so. */
  optional?: boolean;
}

export const helpId = (id: string) => `${id}-help`;
export const errorId = (id: string) => `${id}-error`;

export function LabelWords({ label, optional }: { label: MessageDescriptor; optional?: boolean | undefined }) {
  return (
    <>
      <FormattedMessage {...label} />
      {optional === true && (
        <Typography component="span" color="textSecondary" sx={{ marginLeft: '0.3em' }}>
          <FormattedMessage {...messages.optional} />
        </Typography>
      )}
    </>
  );
}
