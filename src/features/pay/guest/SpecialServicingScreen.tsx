import { FormattedMessage } from 'react-intl';

import { messages } from './guestMessages.ts';
import { GuestPage } from './GuestPage.tsx';
import { ServicerFacts } from './ServicerFacts.tsx';

/** `/pay/spservicing`: a team arranges the payments of this loan; whom to call. */
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
