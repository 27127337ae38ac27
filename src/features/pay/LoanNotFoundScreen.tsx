import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/ActionLink.tsx';
import { PageTitle } from '#platform/ui/PageTitle.tsx';
import { PhoneLink } from '#platform/ui/PhoneLink.tsx';
import { ScreenCard } from '#platform/ui/ScreenCard.tsx';

import { messages } from './guestMessages.ts';
import { messages as payMessages } from './messages.ts';
import { PayLayout } from './PayLayout.tsx';
import { selectLoanNumber, type PayState } from './paySlice.ts';

/** `/pay/notfound`: the same words whether the loan or the person did not fit, and what to do. */
export function LoanNotFoundScreen() {
  const { support } = useConfig();
  const loanNumber = useSelector((state: { pay: PayState }) => selectLoanNumber(state));
  if (loanNumber === null) return <Navigate replace to={paths.pay.start} />;
  return (
    <PayLayout>
      <PageTitle message={messages.notFoundTitle} />
      <p>
        <FormattedMessage {...messages.notFound} />
      </p>
      <ul>
        {[messages.notFoundNumber, messages.notFoundPerson, messages.notFoundNew].map((message) => (
          <li key={message.id}>
            <FormattedMessage {...message} />
          </li>
        ))}
      </ul>
      <ScreenCard title={<FormattedMessage {...payMessages.byPhone} />}>
        <p>
          <PhoneLink phone={support.phone} />
        </p>
        <p>{support.hours}</p>
        <p>
          <FormattedMessage {...payMessages.haveReady} />
        </p>
      </ScreenCard>
      <div className="actions">
        <ActionLink look="primary" to={paths.pay.start}>
          <FormattedMessage {...messages.tryAgain} />
        </ActionLink>
      </div>
    </PayLayout>
  );
}
