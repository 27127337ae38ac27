import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { PaperChange } from '#contract/borrower/ocr.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';

import { FailedChange } from '../../FailedChange.tsx';
import type { PaystubField } from '../../ocrApi.ts';
import { useReview } from '../reviewContext.ts';
import { inputId, KINDS, openDoubt } from './fieldKinds.ts';
import { doubts, labels, messages } from './fieldMessages.ts';
import { shownValue } from './typedValue.ts';
import { TypedInput } from './TypedInput.tsx';
import { useTypedField } from './useTypedField.ts';

interface Props {
  documentId: string;
  paystubId: string;
  field: PaystubField;
  /** What the picture shows at its place. */
  cutOut: ReactNode;
  onFocus: () => void;
}

/** One value of a paystub: what counts, what was read where they differ, and why to look at it. */
export function PaystubFieldRow({ documentId, paystubId, field, cutOut, onFocus }: Props) {
  const intl = useIntl();
  const { change, say } = useReview();
  const { name, read, value, isEdited, isConfirmed } = field;
  const kind = KINDS[name];
  const id = inputId(paystubId, name);
  const label = intl.formatMessage(labels[name]);
  const row = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<PortalError | undefined>();
  const about = { documentId, paystubId, field: name };
  const typed = useTypedField({
    id,
    label,
    kind,
    value,
    save: (wanted) => change({ ...about, change: 'correct', value: wanted }),
  });
  /** The button that was pressed goes away. */
  const act = async (wanted: PaperChange, said: string) => {
    const failed = await change(wanted);
    setFailure(failed);
    if (failed !== undefined) return;
    say(said);
    row.current?.focus();
  };
  const doubt = typed.isUnsaved ? null : openDoubt(field);
  const isDecided = !typed.isUnsaved && (isEdited || (isConfirmed && field.doubt !== null));
  const isMissing = doubt === 'missing' && value === null;

  return (
    <div ref={row} tabIndex={-1} className="read-field">
      <TypedInput
        id={id}
        label={label}
        kind={kind}
        field={typed}
        isMarked={doubt !== null}
        onFocus={onFocus}
        status={<Status field={field} isUnsaved={typed.isUnsaved} />}
        {...noteOf()}
      >
        {cutOut}
        {failure !== undefined && <FailedChange error={failure} />}
        {doubt !== null && (
          <div className="read-actions">
            <ActionButton
              look="quiet"
              aria-label={intl.formatMessage(isMissing ? messages.isNotThereWhich : messages.isRightWhich, { label })}
              onClick={() => void act({ ...about, change: 'confirm' }, intl.formatMessage(messages.saved, { label }))}
            >
              <FormattedMessage {...(isMissing ? messages.isNotThere : messages.isRight)} />
            </ActionButton>
          </div>
        )}
        {isDecided && (
          <div className="read-actions">
            <ActionButton
              look="quiet"
              aria-label={intl.formatMessage(messages.undoWhich, { label })}
              onClick={() => void act({ ...about, change: 'undo' }, intl.formatMessage(messages.undone, { label }))}
            >
              <FormattedMessage {...messages.undo} />
            </ActionButton>
          </div>
        )}
      </TypedInput>
    </div>
  );

  function noteOf(): { note?: ReactNode } {
    if (doubt !== null) return { note: <FormattedMessage {...doubts[doubt]} /> };
    if (!isDecided || !isEdited) return {};
    return {
      note:
        read === null ? (
          <FormattedMessage {...messages.readNothing} />
        ) : (
          <FormattedMessage {...messages.read} values={{ value: shownValue(kind, read) }} />
        ),
    };
  }
}

function Status({ field, isUnsaved }: { field: PaystubField; isUnsaved: boolean }) {
  if (isUnsaved) return null;
  const { isEdited, isConfirmed, doubt, read } = field;
  if (isEdited) {
    return (
      <span className="small read-edited">
        <FormattedMessage {...(read === null ? messages.added : messages.edited)} />
      </span>
    );
  }
  if (doubt === null) return null;
  return (
    <span className="small">
      <StatusLabel tone={isConfirmed ? 'success' : 'attention'}>
        <FormattedMessage {...(isConfirmed ? messages.confirmed : messages.check)} />
      </StatusLabel>
    </span>
  );
}
