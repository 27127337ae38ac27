import { RateDropInvitation } from '#lending/rateDrop/RateDropInvitation.tsx';
import { PrintButton } from '#platform/ui/actions/PrintButton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { RateExample } from './RateExample.tsx';

/** `/legal/rate-information`: the dialog's contents as a page, for the first page, which has no script, and for printing. */
export function RateInformationScreen() {
  return (
    <div className="flow stack">
      <PageTitle />
      <RateExample />
      <RateDropInvitation />
      <div className="actions">
        <PrintButton />
      </div>
    </div>
  );
}
