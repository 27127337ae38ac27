import { FormattedMessage } from 'react-intl';

import type { DocumentType } from '#contract/borrower/docuSafe.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { messages } from './sendingMessages.ts';

interface Props {
  kinds: readonly DocumentType[];
  /** None was chosen yet. */
  isFirst: boolean;
  onChoose: (documentType: string) => void;
}

/** The kinds of paper that were not chosen yet, a button each. */
export function KindButtons({ kinds, isFirst, onChoose }: Props) {
  return (
    <ScreenCard title={<FormattedMessage {...(isFirst ? messages.kinds : messages.moreKinds)} />}>
      {isFirst && (
        <p className="muted">
          <FormattedMessage {...messages.kindsHelp} />
        </p>
      )}
      <ul className="document-kinds">
        {kinds.map(({ documentType, name }) => (
          <li key={documentType}>
            <ActionButton onClick={() => onChoose(documentType)}>{name}</ActionButton>
          </li>
        ))}
      </ul>
    </ScreenCard>
  );
}
