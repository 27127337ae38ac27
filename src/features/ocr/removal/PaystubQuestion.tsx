import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { IncomePaper, PaperChange } from '#contract/borrower/ocr.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { seal } from '#platform/api/sealed.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';

import { useChangePaperMutation } from '../ocrApi.ts';
import { RemovePaper } from './RemovePaper.tsx';
import { messages } from './removalMessages.ts';

interface Props {
  paper: IncomePaper;
  tag: string;
  /** How the last try failed, which its place says; null where it did not. */
  onTried: (failure: PortalError | null) => void;
}

/** A file that may be another paper: it counts once somebody says that it is a paystub, or is taken back. */
export function PaystubQuestion({ paper, tag, onTried }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const { documentId, fileName: name } = paper;
  const [change, { isLoading }] = useChangePaperMutation();
  const [isSaid, setIsSaid] = useState(false);
  const say = async () => {
    const wanted = dispatch(seal<PaperChange>({ documentId, change: 'isPaystub' }));
    const { error } = await change({ tag, documentId, change: wanted });
    onTried((error as PortalError | undefined) ?? null); // the base query rejects with nothing else
    setIsSaid(error === undefined);
    if (error === undefined) document.querySelector('h1')?.focus(); // the button goes away
  };
  return (
    <>
      <p>
        <FormattedMessage {...messages.isPaystub} />
      </p>
      <div className="actions">
        <ActionButton
          busy={isLoading || isSaid}
          aria-label={intl.formatMessage(messages.yesWhich, { name })}
          onClick={() => void say()}
        >
          <FormattedMessage {...messages.yes} />
        </ActionButton>
        <RemovePaper paper={paper} tag={tag} isAnswer onTried={onTried} />
      </div>
    </>
  );
}
