import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { AnyObjectSchema, InferType } from 'yup';

import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';

import { messages } from './messages.ts';
import { ZipField } from './ZipField.tsx';

interface Props<Schema extends AnyObjectSchema> {
  /** Schema with `lastName`, `zip`, an optional `firstName`, and the fields that `children` render. */
  schema: Schema;
  onSubmit: (values: InferType<Schema>) => Promise<unknown>;
  submitLabel: MessageDescriptor;
  busyLabel: MessageDescriptor;
  /** Help text that names the documents on which the name appears. */
  nameHelp: MessageDescriptor;
  zipHelp?: MessageDescriptor;
  children?: ReactNode;
}

/** Identity check form with the name and ZIP code that the lender has on file. The values stay in the form after a rejected attempt. */
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
