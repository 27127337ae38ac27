import CardActions from '@mui/material/CardActions';

import { RateDropInvitation } from '#lending/rateDrop/RateDropInvitation.tsx';
import { PrintButton } from '#platform/ui/actions/PrintButton.tsx';
import { Flow } from '#platform/ui/layout/Flow.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { RateExample } from './RateExample.tsx';

/**
 * `/legal/rate-information`: the dialog's content as a page, for printing and for the landing page, whose script cannot open the dialog.
 */
export function RateInformationScreen() {
  return (
    <Flow spacing={2}>
      <PageTitle />
      <RateExample />
      <RateDropInvitation />
      <CardActions>
        <PrintButton />
      </CardActions>
    </Flow>
  );
}
