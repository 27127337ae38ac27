import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';

import { withPayment } from '../intent/payFeature.ts';
import { selectLoanNumber } from '../intent/paySlice.ts';
import { messages as payMessages } from '../messages.ts';
import { PayLayout } from '../PayLayout.tsx';
import { messages as startMessages } from '../startMessages.ts';
import { messages } from './guestMessages.ts';

function LoanNotFound() {
  const { support } = useConfig();
  const loanNumber = useSelector(selectLoanNumber);
  if (loanNumber === null) return <Redirect to={paths.pay.startFor('check')} />;
  return (
    <PayLayout>
      <PageTitle />
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
      <SectionCard title={<FormattedMessage {...payMessages.byPhone} />}>
        <p>
          <PhoneLink phone={support.phone} />
        </p>
        <p>{support.hours}</p>
        <p>
          <FormattedMessage {...startMessages.haveReady} />
        </p>
      </SectionCard>
      <CardActions>
        <Button component={RouterLink} variant="contained" to={paths.pay.start}>
          <FormattedMessage {...messages.tryAgain} />
        </Button>
      </CardActions>
    </PayLayout>
  );
}

/**
 * `/pay/notfound`: says what to do when the identity check failed. The text is the same whether the loan or the person did not match, so
 * that nothing about a loan is given away.
 */
export const LoanNotFoundScreen = withPayment(LoanNotFound);
