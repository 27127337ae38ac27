import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { PaystubFieldName } from '#contract/borrower/ocr.ts';
import { isUnreadable, readable } from '#domain/unreadable.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import { FailedChange } from '../../FailedChange.tsx';
import type { PaperDetails, Paystub, PaystubField } from '../../ocrApi.ts';
import { emptyField, inputId, openDoubt, OTHER_ROWS, USUAL_ROWS } from '../fields/fieldKinds.ts';
import { messages as fieldMessages } from '../fields/fieldMessages.ts';
import { PaystubFieldRow } from '../fields/PaystubFieldRow.tsx';
import { valueOf, type HeldPaystub } from '../incomeOf.ts';
import { CutOut } from '../picture/CutOut.tsx';
import { PaperPicture } from '../picture/PaperPicture.tsx';
import type { PagePictures } from '../picture/usePagePictures.ts';
import { useReview } from '../reviewContext.ts';
import { DownloadPaper } from '../picture/DownloadPaper.tsx';
import { FindingNotice } from './FindingNotice.tsx';
import { FINDINGS_BELOW } from './findingsBelow.ts';
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

interface FieldsProps {
  held: HeldPaystub;
  /** Whose papers these are. */
  personName: string;
  pictures: PagePictures;
  focused: PaystubFieldName | null;
  onFocus: (name: PaystubFieldName) => void;
}

/** The values of a paystub in pairs that belong together, with what does not fit below those that it is about. */
function PaystubFields({ held, personName, pictures, focused, onFocus }: FieldsProps) {
  const { documentId, paystub } = held;
  const { paystubId, fields, findings } = paystub;
  const [isMore, setIsMore] = useState(false);
  const find = (name: PaystubFieldName): PaystubField | undefined => readable(fields).find((field) => field.name === name);
  const others = OTHER_ROWS.filter((row) => isMore || row.some((name) => find(name) !== undefined));

  const showMore = () => {
    const [first] = OTHER_ROWS.filter((row) => !others.includes(row));
    setIsMore(true);
    if (first !== undefined) setTimeout(() => document.getElementById(inputId(paystubId, first[0]))?.focus(), 0);
  };

  return (
    <>
      {[...USUAL_ROWS, ...others].map((row: readonly PaystubFieldName[]) => (
        <div key={row[0]} className="read-group">
          <div className={row.length === 1 ? 'read-row' : 'read-row read-pair'}>
            {row.map((name) => {
              const field = find(name) ?? emptyField(name);
              const isShown = focused === name || openDoubt(field) !== null;
              return (
                <PaystubFieldRow
                  key={name}
                  documentId={documentId}
                  paystubId={paystubId}
                  field={field}
                  cutOut={isShown && field.place !== null && <CutOut place={field.place} pictures={pictures} />}
                  onFocus={() => onFocus(name)}
                />
              );
            })}
          </div>
          {findings
            .filter((finding) => finding !== 'unknown' && FINDINGS_BELOW[finding] === row[0])
            .map((finding) => (
              <FindingNotice key={finding} finding={finding} held={held} personName={personName} />
            ))}
        </div>
      ))}
      {findings.includes('unknown') && <FindingNotice finding="unknown" held={held} personName={personName} />}
      {fields.some(isUnreadable) && (
        <Notice tone="attention" still>
          <FormattedMessage {...fieldMessages.unreadable} />
        </Notice>
      )}
      {others.length < OTHER_ROWS.length && (
        <div className="read-actions">
          <ActionButton look="quiet" onClick={showMore}>
            <FormattedMessage {...fieldMessages.more} />
          </ActionButton>
        </div>
      )}
    </>
  );
}
