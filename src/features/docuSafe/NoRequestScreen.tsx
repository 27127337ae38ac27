import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { DeadEnd } from '#platform/ui/feedback/DeadEnd.tsx';

import { messages } from './noRequestMessages.ts';

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
