import CardActions from '@mui/material/CardActions';

import { RateDropInvitation } from '#lending/rateDrop/RateDropInvitation.tsx';
import { PrintButton } from '#platform/ui/actions/PrintButton.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { RateExample } from './RateExample.tsx';

/**
 * `/legal/rate-information`: the dialog's content as a page, for printing and for the landing page, whose script cannot open the dialog.
 */
export function RateInformationScreen() {
  return (
    <NarrowColumn spacing={2}>
      <PageTitle />
      <RateExample />
      <RateDropInvitation />
      <CardActions>
        <PrintButton />
      </CardActions>
    </NarrowColumn>
  );
}
