import { FormattedMessage } from 'react-intl';

import { isEmailAddress } from '#domain/emailAddress.ts';
import { readable } from '#domain/unreadable.ts';
import { useGetLoansQuery } from '#features/loans/loansApi.ts';
import { UncheckedPart } from '#platform/query/UncheckedPart.tsx';
import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';

import { messages } from './requestMessages.ts';

/** Papers for an officer of the borrower's loans who has not asked for any. */
export function SendUnasked() {
  const loans = useGetLoansQuery();
  const officers = readable(loans.data ?? [])
    .flatMap(({ contacts }) => readable(contacts))
    .filter(({ role, emailAddress }) => role === 'LOAN_OFFICER' && isEmailAddress(emailAddress));
  const names = new Map(
    officers.map(({ emailAddress, firstName, lastName }) => [emailAddress, `${firstName} ${lastName}`.trim()]),
  );
  return (
    <>
      <UncheckedPart query={loans} says={<FormattedMessage {...messages.officersUnchecked} />} />
      {[...names].map(([address, name]) => (
        <ActionLink key={address} to={paths.documents.sendTo(address)}>
          <FormattedMessage {...messages.sendTo} values={{ name: name === '' ? address : name }} />
        </ActionLink>
      ))}
    </>
  );
}
