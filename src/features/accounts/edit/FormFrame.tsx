import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import '../accounts.css';
import { messages } from '../messages.ts';

interface Props {
  title: MessageDescriptor;
  /** Under the title. */
  note?: MessageDescriptor;
  children: ReactNode;
}

/** The way back to the list, the title, and the form's card. */
export function FormFrame({ title, note, children }: Props) {
  return (
    <div className="flow">
      <Link className="back" to={paths.accounts.list}>
        <svg viewBox="0 0 8 12" aria-hidden="true">
          <path d="M6.5 1.5 2 6l4.5 4.5" />
        </svg>
        <FormattedMessage {...messages.back} />
      </Link>
      <PageTitle message={title} />
      {note !== undefined && (
        <p className="muted">
          <FormattedMessage {...note} />
        </p>
      )}
      <div className="account-form">{children}</div>
    </div>
  );
}
