import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { AnyObjectSchema, InferType } from 'yup';

import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';

import { messages } from './messages.ts';
import { ZipField } from './ZipField.tsx';

interface Props<Schema extends AnyObjectSchema> {
  /** With `lastName` and `zip`, with `firstName` where that is asked for, and with what `children` ask for. */
  schema: Schema;
  /** As `PortalForm` takes it. */
  onSubmit: (values: InferType<Schema>) => Promise<unknown>;
  submitLabel: MessageDescriptor;
  busyLabel: MessageDescriptor;
  /** On which papers the name stands. */
  nameHelp: MessageDescriptor;
  zipHelp?: MessageDescriptor;
  children?: ReactNode;
}

/** Asks who somebody is: the name and ZIP code that the lender knows. They stay after a refusal. */
export function IdentityForm<Schema extends AnyObjectSchema>(props: Props<Schema>) {
  const { schema, onSubmit, submitLabel, busyLabel, nameHelp, zipHelp = messages.zipHelp, children } = props;
  const intl = useIntl();
  const help = intl.formatMessage(nameHelp);
  const asksFirstName = 'firstName' in schema.fields;
  return (
    <PortalForm
      schema={schema}
      onSubmit={onSubmit}
      submitLabel={<FormattedMessage {...submitLabel} />}
      busyLabel={<FormattedMessage {...busyLabel} />}
    >
      {asksFirstName && <TextInput name="firstName" label={messages.firstName} help={help} autoComplete="given-name" />}
      <TextInput name="lastName" label={messages.lastName} help={asksFirstName ? undefined : help} autoComplete="family-name" />
      <ZipField help={zipHelp} />

      {children}
    </PortalForm>
  );
}
