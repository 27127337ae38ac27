import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import type { LoanServicing } from '#lending/servicing/loanTypes.ts';
import { getLoanStatus } from '#domain/loanStatus.ts';
import { NewServicerCard } from '#lending/servicing/otherServicer/NewServicerCard.tsx';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { paths } from '#platform/routing/paths.ts';
import { PrintButton } from '#platform/ui/actions/PrintButton.tsx';
import { safeLink } from '#platform/ui/actions/safeLink.ts';

import { messages } from './guestMessages.ts';
import { GuestPage } from './GuestPage.tsx';

/**
 * `/pay/newservicer`: says where the loan moved or will move, and when. After the move it links to the new servicer's website; before it,
 * to the payment page.
 */
export function NewServicerScreen() {
  return (
    <GuestPage
      page="newServicer"
      title={(found) =>
        found === undefined || getLoanStatus(found.servicing).status === 'transferred'
          ? messages.movedTitle
          : messages.movingTitle
      }
    >
      {({ servicing }) => <ServicerTransfer record={servicing} />}
    </GuestPage>
  );
}

function ServicerTransfer({ record }: { record: LoanServicing }) {
  const formatDay = useFormatDay();
  const website = safeLink(record.newServicerURL);
  const standing = getLoanStatus(record);
  const hasMoved = standing.status === 'transferred';
  const values = { servicer: record.newServicer ?? '', date: formatDay(record.newServicerEffectiveDate, 'date') ?? '' };
  return (
    <>
      <Alert severity="info" role="note">
        <p>
          <FormattedMessage {...(hasMoved ? messages.movedWhy : messages.movingWhy)} values={values} />
        </p>
      </Alert>
      <NewServicerCard record={record} standing={standing} />
      <CardActions className="no-print">
        {hasMoved ? (
          website !== null && (
            <Button variant="contained" href={website} rel="noreferrer external">
              <FormattedMessage {...messages.goToServicer} values={values} />
            </Button>
          )
        ) : (
          <Button component={RouterLink} variant="contained" to={paths.pay.details()}>
            <FormattedMessage {...messages.payHere} />
          </Button>
        )}
        <PrintButton />
      </CardActions>
    </>
  );
}
