import CardActions from '@mui/material/CardActions';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { IncomePaper, PaperChange } from '#contract/borrower/ocr.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { seal } from '#platform/api/sealed.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';

import { useChangePaperMutation } from '../ocrApi.ts';
import { paystubConfirmed, selectIsConfirmed, type WithOcr } from '../ocrSlice.ts';
import type { Request } from '../useRequest.ts';
import { RemovePaper } from './RemovePaper.tsx';
import { messages } from './removalMessages.ts';

interface Props {
  paper: IncomePaper;
  tag: string;
  /** Shared request state of the document; the parent shows its error. */
  request: Request;
}

/** Asks whether an uploaded file is a paystub. It counts only after "yes"; "no" removes it. */
export function PaystubQuestion({ paper, tag, request }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const { documentId, fileName: name } = paper;
  const [change, { isLoading }] = useChangePaperMutation();
  const isSaid = useSelector((state: WithOcr) => selectIsConfirmed(state, documentId));
  const say = async () => {
    const wanted = dispatch(seal<PaperChange>({ documentId, change: 'isPaystub' }));
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
          busy={isLoading || isSaid}
          aria-label={intl.formatMessage(messages.yesWhich, { name })}
          onClick={() => void say()}
        >
          <FormattedMessage {...messages.yes} />
        </BusyButton>
        <RemovePaper paper={paper} tag={tag} isAnswer request={request} />
      </CardActions>
    </>
  );
}
