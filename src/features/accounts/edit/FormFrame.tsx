import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import '../accounts.css';
import { messages } from '../messages.ts';

/** The way back to the list, the title, and the form's card. */
export function FormFrame({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  return (
    <div className="flow">
      <p className="account-back">
        <Link to={paths.accounts.list}>
          <FormattedMessage {...messages.back} />
        </Link>
      </p>
      <PageTitle message={title} />
      <div className="account-form">{children}</div>
    </div>
  );
}
