import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { BackLink } from '#platform/ui/actions/BackLink.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import '../accounts.css';
import { messages } from '../messages.ts';

interface Props {
  /** Under the title. */
  note?: MessageDescriptor;
  children: ReactNode;
}

/** The way back to the list, the title, and the form's card. */
export function FormFrame({ note, children }: Props) {
  return (
    <div className="flow">
      <BackLink to={paths.accounts.list}>
        <FormattedMessage {...messages.back} />
      </BackLink>
      <PageTitle />
      {note !== undefined && (
        <p className="muted">
          <FormattedMessage {...note} />
        </p>
      )}
      <div className="account-form">{children}</div>
    </div>
  );
}
