import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { ToneShape } from '#platform/ui/feedback/ToneShape.tsx';

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
        <span className="field-optional">
          <FormattedMessage {...messages.optional} />
        </span>
      )}
    </>
  );
}

export function FieldHelp({ id, children }: { id: string; children: ReactNode }) {
  return children === undefined ? null : (
    <div id={helpId(id)} className="field-help">
      {children}
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string }) {
  return error === '' ? null : (
    <p id={errorId(id)} className="field-error">
      <ToneShape tone="error" />
      <span>{error}</span>
    </p>
  );
}
