import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { FormattedMessage } from 'react-intl';

import { messages } from './messages.ts';

export function EmailSuggestion({ meant, onTake }: { meant: string | null; onTake: (address: string) => void }) {
  return (
    <div role="status">
      {meant !== null && (
        <CardActions>
          <span>
            <FormattedMessage {...messages.didYouMean} values={{ address: meant }} />
          </span>
          <Button variant="text" onClick={() => onTake(meant)}>
            <FormattedMessage {...messages.useIt} />
          </Button>
        </CardActions>
      )}
    </div>
  );
}
