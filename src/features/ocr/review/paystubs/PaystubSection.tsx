import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { PaystubFieldName } from '#contract/borrower/ocr.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';

import { FailedChange } from '../../FailedChange.tsx';
import type { PaperDetails, Paystub } from '../../ocrApi.ts';
import { PaystubFields } from '../fields/PaystubFields.tsx';
import { valueOf } from '../incomeOf.ts';
import { PaperPicture } from '../picture/PaperPicture.tsx';
import type { PagePictures } from '../picture/usePagePictures.ts';
import { useReview } from '../reviewContext.ts';
import { DownloadPaper } from './DownloadPaper.tsx';
import { messages } from './paystubMessages.ts';

interface Props {
  paper: PaperDetails;
  paystub: Paystub;
  /** Its place among all, from 1. */
  place: number;
  total: number;
  personName: string;
  pictures: PagePictures;
  onAskAgain: () => void;
}

/** One paystub: its picture, and what was read from it. One that was left out is folded. */
export function PaystubSection({ paper, paystub, place, total, personName, pictures, onAskAgain }: Props) {
  const intl = useIntl();
  const formatDay = useFormatDay();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The last one stays marked when the focus goes elsewhere, as on a page that a finger points at. */
  const [focused, setFocused] = useState<PaystubFieldName | null>(null);
  const { isLeftOut } = paystub;
  const wasLeftOut = useRef(isLeftOut);
  useEffect(() => {
    if (wasLeftOut.current !== isLeftOut) heading.current?.focus(); // the button that was pressed is gone
    wasLeftOut.current = isLeftOut;
  }, [isLeftOut]);
  const day = formatDay(valueOf(paystub, 'payDate'), 'long');
  const employer = valueOf(paystub, 'employer') ?? intl.formatMessage(messages.noEmployer);
  const placeWords = total > 1 ? [intl.formatMessage(messages.placeOf, { place, total })] : [];
  // The same payday may be there twice, so the place tells them apart.
  const name = [employer, ...(day === null ? [] : [day]), ...placeWords].join(', ');

  return (
    <section className={isLeftOut ? 'card' : 'stack'} aria-labelledby={`${headingId} ${headingId}place`}>
      <div className="paystub-head">
        <div>
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            {employer}
          </h2>
          <p id={`${headingId}place`} className="muted">
            {[...placeWords, ...(day === null ? [] : [intl.formatMessage(messages.paid, { day })])].join(' · ')}
          </p>
        </div>
        {!isLeftOut && (
          <div>
            <DownloadPaper paper={paper} />
          </div>
        )}
      </div>
      {isLeftOut ? (
        <LeaveOut paper={paper} paystub={paystub} name={name} />
      ) : (
        <>
          <div className="paystub-columns">
            <PaperPicture
              paper={paper}
              paystub={paystub}
              name={name}
              pictures={pictures}
              onAskAgain={onAskAgain}
              focused={focused}
            />
            <div className="card read-values">
              <PaystubFields
                held={{ documentId: paper.documentId, fileName: paper.fileName, paystub }}
                personName={personName}
                pictures={pictures}
                focused={focused}
                onFocus={setFocused}
              />
            </div>
          </div>
          {total > 1 && <LeaveOut paper={paper} paystub={paystub} name={name} />}
        </>
      )}
    </section>
  );
}

/** Takes a paystub out of the income, and back. */
function LeaveOut({ paper: { documentId }, paystub, name }: Pick<Props, 'paper' | 'paystub'> & { name: string }) {
  const intl = useIntl();
  const { change } = useReview();
  const { paystubId, isLeftOut } = paystub;
  const [failure, setFailure] = useState<PortalError | null>(null);
  const turn = async () => {
    const error = await change({ documentId, paystubId, change: 'leaveOut', isLeftOut: !isLeftOut });
    setFailure(error ?? null);
  };
  return (
    <div>
      {isLeftOut && (
        <p>
          <FormattedMessage {...messages.leftOut} />
        </p>
      )}
      <ActionButton
        look="quiet"
        aria-label={intl.formatMessage(isLeftOut ? messages.countAgainWhich : messages.leaveOutWhich, { name })}
        onClick={() => void turn()}
      >
        <FormattedMessage {...(isLeftOut ? messages.countAgain : messages.leaveOut)} />
      </ActionButton>
      {failure !== null && <FailedChange error={failure} />}
    </div>
  );
}
