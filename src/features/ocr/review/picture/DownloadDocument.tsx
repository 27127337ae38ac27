import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { IncomePaper } from '#contract/borrower/ocr.ts';
import { takeSecret } from '#platform/api/secretVault.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';
import { saveFile } from '#platform/ui/actions/saveFile.ts';

import { useDownloadPaperMutation } from '../../ocrApi.ts';
import { requestKey } from '../../ocrSlice.ts';
import { useRequest } from '../../useRequest.ts';
import { useReview } from '../reviewContext.ts';
import { messages } from './pictureMessages.ts';

interface Props {
  paper: Pick<IncomePaper, 'documentId' | 'fileName'>;
  /** Makes the request key unique when a document has several download buttons. */
  place: string;
}

/** Button that downloads the document under the file name set by the lender. */
export function DownloadDocument({ paper: { documentId, fileName }, place }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const { tag } = useReview().link;
  const [download] = useDownloadPaperMutation();
  const request = useRequest(requestKey('download', documentId, place));
  const get = async () => {
    await request.run(async () => {
      const { data } = await download({ tag, documentId });
      if (data !== undefined) saveFile(dispatch(takeSecret(data)), data.name);
      return undefined;
    });
  };
  return (
    <BusyButton
      variant="text"
      busy={request.isBusy}
      busyLabel={<FormattedMessage {...messages.downloading} />}
      aria-label={intl.formatMessage(messages.downloadWhich, { name: fileName })}
      onClick={() => void get()}
    >
      <FormattedMessage {...messages.download} />
    </BusyButton>
  );
}
