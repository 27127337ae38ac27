import Button from '@mui/material/Button';
import { FormattedMessage, defineMessages } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { DeadEnd } from '#platform/ui/feedback/DeadEnd.tsx';

const messages = defineMessages({
  why: {
    id: 'docuSafe.noRequest.why',
    defaultMessage: 'It may have expired, or part of it is missing. What you have sent is safe with us.',
  },
  next: {
    id: 'docuSafe.noRequest.next',
    defaultMessage:
      'Open the link in the newest email from your loan officer, or ask for a new one. If you have an account, sign in.',
  },
  signIn: { id: 'docuSafe.noRequest.signIn', defaultMessage: 'See your documents' },
});

/** `/document-requests/page-not-found`: shown for an unknown, expired or truncated link. The text does not reveal which. */
export const NoRequestScreen = () => (
  <DeadEnd
    paragraphs={[messages.why, messages.next]}
    actions={
      <Button component={RouterLink} variant="outlined" to={paths.documents.mine}>
        <FormattedMessage {...messages.signIn} />
      </Button>
    }
  />
);
