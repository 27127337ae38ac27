import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { PaystubFieldName } from '#contract/borrower/ocr.ts';
import { isUnreadable, readable } from '#domain/unreadable.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import type { PaystubField } from '../../ocrApi.ts';
import type { HeldPaystub } from '../incomeOf.ts';
import { FindingNotice } from '../paystubs/FindingNotice.tsx';
import { FINDINGS_BELOW } from '../paystubs/findingsBelow.ts';
import { CutOut } from '../picture/CutOut.tsx';
import type { PagePictures } from '../picture/usePagePictures.ts';
import { emptyField, inputId, openDoubt, OTHER_ROWS, USUAL_ROWS } from './fieldKinds.ts';
import { messages } from './fieldMessages.ts';
import { PaystubFieldRow } from './PaystubFieldRow.tsx';

interface Props {
  held: HeldPaystub;
  /** Whose papers these are. */
  personName: string;
  pictures: PagePictures;
  focused: PaystubFieldName | null;
  onFocus: (name: PaystubFieldName) => void;
}

/** The values of a paystub in pairs that belong together, with what does not fit below those that it is about. */
export function PaystubFields({ held, personName, pictures, focused, onFocus }: Props) {
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
          <FormattedMessage {...messages.unreadable} />
        </Notice>
      )}
      {others.length < OTHER_ROWS.length && (
        <div className="read-actions">
          <ActionButton look="quiet" onClick={showMore}>
            <FormattedMessage {...messages.more} />
          </ActionButton>
        </div>
      )}
    </>
  );
}
