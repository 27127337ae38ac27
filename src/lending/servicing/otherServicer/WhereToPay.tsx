import { FormattedMessage } from 'react-intl';

import { QueryView } from '#platform/query/QueryView.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';

import { useFindServicerQuery } from './servicerApi.ts';
import { ServicerFacts } from './ServicerFacts.tsx';
import { messages } from './servicerMessages.ts';

const MESSAGES_BY_SERVICER = {
  dmi: { title: messages.whereToPay, how: messages.dmiHow },
  specialServicing: { title: messages.whomToCall, how: messages.specialServicingHow },
};

/** For a signed-in borrower: how to pay a loan at DMI, or whom to call at special servicing. Guests see the same facts for such a loan. */
export function WhereToPay({
  loanIdentifier,
  standing,
}: {
  loanIdentifier: string;
  standing: keyof typeof MESSAGES_BY_SERVICER;
}) {
  const query = useFindServicerQuery(loanIdentifier);
  const { title, how } = MESSAGES_BY_SERVICER[standing];
  return (
    <QueryView isPartOfPage query={query} skeleton={<CardSkeleton rowKind="facts" rows={4} />}>
      {({ servicer, servicing }) => (
        <ServicerFacts
          title={<FormattedMessage {...title} />}
          servicer={servicer}
          dmiLoanNumber={standing === 'dmi' ? servicing.dmiLoanNumber : null}
        >
          <p>
            <FormattedMessage {...how} />
          </p>
        </ServicerFacts>
      )}
    </QueryView>
  );
}
