import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { FormattedMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({ useIt: { id: 'forms.email.useIt', defaultMessage: 'Use this one' } }),
  ...defineMessages<{ didYouMean: { address: string } }>({
    didYouMean: { id: 'forms.email.didYouMean', defaultMessage: 'Did you mean {address}?' },
  }),
};

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
