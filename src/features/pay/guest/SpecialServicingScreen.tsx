import { FormattedMessage } from 'react-intl';

import { ServicerFacts } from '#lending/servicing/otherServicer/ServicerFacts.tsx';

import { messages } from './guestMessages.ts';
import { GuestPage } from './GuestPage.tsx';

/** `/pay/spservicing`: this loan is in special servicing; says which team to call. */
export function SpecialServicingScreen() {
  return (
    <GuestPage page="specialServicing" title={() => messages.specialTitle}>
      {({ servicer }) => (
        <>
          <p>
            <FormattedMessage {...messages.special} />
          </p>
          <ServicerFacts servicer={servicer} />
        </>
      )}
    </GuestPage>
  );
}
