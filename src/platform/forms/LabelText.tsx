import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { messages } from './messages.ts';

export interface FieldProps {
  /** Key in the form's values and in the `fields` of a server refusal. */
  name: string;
  label: MessageDescriptor;
  /** Help text between label and input, such as the format or where to find the value. */
  help?: ReactNode;
  optional?: boolean;
}

export const helpId = (id: string) => `${id}-help`;
export const errorId = (id: string) => `${id}-error`;

export function LabelText({ label, optional }: { label: MessageDescriptor; optional?: boolean | undefined }) {
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
