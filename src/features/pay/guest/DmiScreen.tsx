import { FormattedMessage } from 'react-intl';

import { messages } from './guestMessages.ts';
import { GuestPage } from './GuestPage.tsx';
import { ServicerFacts } from './ServicerFacts.tsx';

/** `/pay/dm`: the subservicer DMI takes the payments; where and how to pay. */
export function DmiScreen() {
  return (
    <GuestPage page="dmi" title={() => messages.dmiTitle}>
      {({ servicer, servicing: { dmiLoanNumber } }) => (
        <>
          <p>
            <FormattedMessage {...messages.dmi} />
          </p>
          <ServicerFacts
            servicer={servicer}
            more={
              dmiLoanNumber === null
                ? []
                : [{ key: 'number', label: <FormattedMessage {...messages.dmiNumber} />, value: dmiLoanNumber }]
            }
          />
        </>
      )}
    </GuestPage>
  );
}
