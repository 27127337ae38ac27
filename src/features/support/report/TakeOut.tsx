import { FormattedMessage, useIntl } from 'react-intl';

import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';

import { messages } from './messages.ts';

interface Props {
  /** What it is about, in words. */
  thing: string;
  isOut: boolean;
  onTakeOut: () => void;
  onPutBack: () => void;
}

/** One button that takes something out of the file and puts it back; it keeps the focus. */
export function TakeOut({ thing, isOut, onTakeOut, onPutBack }: Props) {
  const intl = useIntl();
  return (
    <ActionButton
      look="quiet"
      aria-label={intl.formatMessage(isOut ? messages.putBackThing : messages.takeOutThing, { thing })}
      onClick={isOut ? onPutBack : onTakeOut}
    >
      <FormattedMessage {...(isOut ? messages.putBack : messages.takeOut)} />
    </ActionButton>
  );
}
