import CardActions from '@mui/material/CardActions';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { IncomePaper, PaperChange } from '#contract/borrower/ocr.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { putSecret } from '#platform/api/secretVault.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';

import { useChangePaperMutation } from '../ocrApi.ts';
import { paystubConfirmed, selectIsPaystubConfirmed, type WithOcr } from '../ocrSlice.ts';
import type { RequestStatus } from '../useRequest.ts';
import { RemoveDocument } from './RemoveDocument.tsx';
import { messages } from './removalMessages.ts';

interface Props {
  paper: IncomePaper;
  tag: string;
  /** Shared request state of the document; the parent shows its error. */
  request: RequestStatus;
}

/** The file counts only after "yes"; "no" removes it. */
export function PaystubQuestion({ paper, tag, request }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const { documentId, fileName: name } = paper;
  const [change, { isLoading }] = useChangePaperMutation();
  const isConfirmed = useSelector((state: WithOcr) => selectIsPaystubConfirmed(state, documentId));
  const confirmPaystub = async () => {
    const wanted = dispatch(putSecret<PaperChange>({ documentId, change: 'isPaystub' }));
    const error = await request.run(
      async () => (await change({ tag, documentId, change: wanted })).error as PortalError | undefined, // the base query returns no other kind of error
    );
    if (error !== undefined) return;
    dispatch(paystubConfirmed(documentId));
    document.querySelector('h1')?.focus(); // the focused button is about to be removed
  };
  return (
    <>
      <p>
        <FormattedMessage {...messages.isPaystub} />
      </p>
      <CardActions>
        <BusyButton
          variant="outlined"
          busy={isLoading || isConfirmed}
          aria-label={intl.formatMessage(messages.yesWhich, { name })}
          onClick={() => void confirmPaystub()}
        >
          <FormattedMessage {...messages.yes} />
        </BusyButton>
        <RemoveDocument paper={paper} tag={tag} isAnswer request={request} />
      </CardActions>
    </>
  );
}
