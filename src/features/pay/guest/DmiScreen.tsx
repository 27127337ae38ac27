import { FormattedMessage } from 'react-intl';

import { ServicerFacts } from '#lending/servicing/otherServicer/ServicerFacts.tsx';

import { messages } from './guestMessages.ts';
import { GuestPage } from './GuestPage.tsx';

/** `/pay/dm`: the subservicer DMI takes the payments for this loan; explains where and how to pay. */
export function DmiScreen() {
  return (
    <GuestPage page="dmi" title={() => messages.dmiTitle}>
      {({ servicer, servicing: { dmiLoanNumber } }) => (
        <>
          <p>
            <FormattedMessage {...messages.dmi} />
          </p>
          <ServicerFacts servicer={servicer} dmiLoanNumber={dmiLoanNumber} />
        </>
      )}
    </GuestPage>
  );
}
