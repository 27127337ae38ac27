import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { IncomePaper } from '#contract/borrower/ocr.ts';
import { unseal } from '#platform/api/sealed.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { saveFile } from '#platform/ui/actions/saveFile.ts';

import { useDownloadPaperMutation } from '../../ocrApi.ts';
import { useReview } from '../reviewContext.ts';
import { messages } from './pictureMessages.ts';

interface Props {
  paper: Pick<IncomePaper, 'documentId' | 'fileName'>;
  look?: 'secondary' | 'quiet';
}

/** The paper as a file, under the name that the lender gives it. */
export function DownloadPaper({ paper: { documentId, fileName }, look = 'quiet' }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const { tag } = useReview().link;
  const [download, { isLoading }] = useDownloadPaperMutation();
  const [hasFailed, setHasFailed] = useState(false);
  const get = async () => {
    const { data } = await download({ tag, documentId });
    setHasFailed(data === undefined);
    if (data !== undefined) saveFile(dispatch(unseal(data)), data.name);
  };
  return (
    <>
      <ActionButton
        look={look}
        busy={isLoading}
        busyLabel={<FormattedMessage {...messages.downloading} />}
        aria-label={intl.formatMessage(messages.downloadWhich, { name: fileName })}
        onClick={() => void get()}
      >
        <FormattedMessage {...messages.download} />
      </ActionButton>
      <span role="status" className="small">
        {hasFailed && <FormattedMessage {...messages.downloadFailed} />}
      </span>
    </>
  );
}
