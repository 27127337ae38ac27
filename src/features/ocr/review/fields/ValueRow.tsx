import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { PaperChange } from '#contract/borrower/ocr.ts';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';

import { FailedChange } from '../../FailedChange.tsx';
import type { PaystubField } from '../../ocrApi.ts';
import { requestKey, selectIsValueOpen, valueClosed, type WithOcr } from '../../ocrSlice.ts';
import { useRequest } from '../../useRequest.ts';
import { useJump } from '../JumpLink.tsx';
import { useReview } from '../reviewContext.ts';
import { fieldInputId, FIELD_KINDS, NOTHING_LEFT_TO_CHECK_ID, pendingDoubt } from './fieldKinds.ts';
import { doubtMessages, fieldLabels, messages } from './fieldMessages.ts';
import { formatFieldValue } from './fieldValueFormat.ts';
import { AutosaveField } from './AutosaveField.tsx';
import { useAutosaveField } from './useAutosaveField.ts';

interface Props {
  documentId: string;
  paystubId: string;
  field: PaystubField;
  /** The borrower types this paystub in, so every empty value is shown as a field. */
  showsEmptyField: boolean;
  /** Strip of the document's picture that shows this value. */
  snippet: ReactNode;
  onFocus: () => void;
  /** Notices about this value, such as amounts that do not add up. */
  children?: ReactNode;
}

/** One value of a paystub. It is plain text, but a field if it is marked for review or the borrower edits it. */
export function ValueRow({ documentId, paystubId, field, showsEmptyField, snippet, onFocus, children }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const jump = useJump();
  const { change, announce, remaining } = useReview();
  const { name, read, value, isEdited, isConfirmed } = field;
  const kind = FIELD_KINDS[name];
  const id = fieldInputId(paystubId, name);
  const label = intl.formatMessage(fieldLabels[name]);
  const row = useRef<HTMLLIElement>(null);
  const request = useRequest(requestKey('confirm', paystubId, name));
  const isOpened = useSelector((state: WithOcr) => selectIsValueOpen(state, paystubId, name));
  const valueRef = { documentId, paystubId, field: name };
  const mark = pendingDoubt(field);
  /** The field had the focus when it closed, so focus must move to the Edit button. */
  const hadFocus = useRef(false);
  const isDecidedHere = useRef(false);
  const typed = useAutosaveField({
    id,
    requestKey: requestKey('value', paystubId, name),
    label,
    kind,
    value,
    save: (wanted) => change({ ...valueRef, change: 'correct', value: wanted }),
    onDone: (isSaved) => {
      const staysField = mark !== null && !isSaved;
      hadFocus.current = !staysField && row.current?.contains(document.activeElement) === true;
      isDecidedHere.current = hadFocus.current && mark !== null;
      if (isOpened) dispatch(valueClosed({ paystubId, field: name }));
    },
  });
  const sendChange = async (wanted: PaperChange, said: string) => {
    const failed = await request.run(() => change(wanted));
    if (failed === undefined) announce(said);
    return failed === undefined;
  };
  const confirm = async () => {
    [hadFocus.current, isDecidedHere.current] = [true, true];
    const isDone = await sendChange({ ...valueRef, change: 'confirm' }, intl.formatMessage(messages.saved, { label }));
    if (!isDone) [hadFocus.current, isDecidedHere.current] = [false, false];
    else if (isOpened) dispatch(valueClosed({ paystubId, field: name }));
  };
  const undo = async () => {
    if (await sendChange({ ...valueRef, change: 'undo' }, intl.formatMessage(messages.undone, { label }))) row.current?.focus();
  };
  const doubt = typed.isUnsaved ? null : mark;
  const isField =
    mark !== null ||
    isOpened ||
    (showsEmptyField && value === null) ||
    typed.isUnsaved ||
    typed.isSaving ||
    typed.problem !== null;
  const isDecided = isEdited || (isConfirmed && field.doubt !== null);
  const isMissing = doubt === 'missing' && value === null;

  useEffect(() => {
    if (isField || !hadFocus.current) return;
    hadFocus.current = false;
    document.getElementById(editButtonId(id))?.focus();
  }, [isField, id]);
  useEffect(() => {
    if (mark !== null || !isDecidedHere.current) return;
    isDecidedHere.current = false;
    if (remaining === 0) document.getElementById(NOTHING_LEFT_TO_CHECK_ID)?.focus();
  }, [mark, remaining]);

  const status = <Status field={field} />;
  return (
    <ValueItem ref={row} tabIndex={-1} onFocus={onFocus}>
      {isField ? (
        <div className="value-field">
          <AutosaveField
            id={id}
            label={label}
            kind={kind}
            field={typed}
            isMarked={doubt !== null}
            status={typed.isUnsaved ? null : status}
            snippet={snippet}
            {...(doubt !== null && {
              note: <FormattedMessage {...doubtMessages[doubt]} />,
              action: (
                <Button
                  variant="text"
                  aria-label={intl.formatMessage(isMissing ? messages.isNotThereWhich : messages.isRightWhich, { label })}
                  onClick={() => void confirm()}
                >
                  <FormattedMessage {...(isMissing ? messages.isNotThere : messages.isRight)} />
                </Button>
              ),
            })}
          />
        </div>
      ) : (
        <ValueLine label={label} value={formatFieldValue(kind, value)}>
          <Button
            variant="text"
            id={editButtonId(id)}
            aria-label={intl.formatMessage(value === null ? messages.addWhich : messages.editWhich, { label })}
            onClick={() => jump({ id, value: { paystubId, field: name } })}
          >
            <FormattedMessage {...(value === null ? messages.add : messages.edit)} />
          </Button>
        </ValueLine>
      )}
      {isDecided && !typed.isUnsaved && (
        <div className="value-decided">
          {!isField && status}
          {isEdited && (
            <Typography variant="body2">
              {read === null ? (
                <FormattedMessage {...messages.readNothing} />
              ) : (
                <FormattedMessage {...messages.read} values={{ value: formatFieldValue(kind, read) }} />
              )}
            </Typography>
          )}
          <Button variant="text" aria-label={intl.formatMessage(messages.undoWhich, { label })} onClick={() => void undo()}>
            <FormattedMessage {...messages.undo} />
          </Button>
        </div>
      )}
      {request.error !== null && <FailedChange error={request.error} />}
      {children}
    </ValueItem>
  );
}

const editButtonId = (id: string): string => `${id}-edit`;

interface LineProps {
  label: string;
  value: string;
  /** Buttons at the end of the line. */
  children?: ReactNode;
}

export function ValueLine({ label, value, children }: LineProps) {
  return (
    <div className="value-line">
      <Typography component="span" color="textSecondary">
        {label}
      </Typography>
      <Typography component="span">{value === '' ? <FormattedMessage {...messages.none} /> : value}</Typography>
      {children}
    </div>
  );
}

function Status({ field: { isEdited, isConfirmed, doubt, read } }: { field: PaystubField }) {
  if (!isEdited && doubt === null) return null;
  return (
    <Typography component="span" variant="body2">
      <StatusLabel tone={isEdited || isConfirmed ? 'success' : 'warning'}>
        <FormattedMessage
          {...(isEdited ? (read === null ? messages.added : messages.edited) : isConfirmed ? messages.confirmed : messages.check)}
        />
      </StatusLabel>
    </Typography>
  );
}

/** List item with a label, a right-aligned value and a button. They wrap onto separate lines when text is enlarged. */
export const ValueItem = styled(ListItem)({
  display: 'block',
  padding: 0,
  '& + &': { borderTop: '1px solid var(--line)' },
  '& .value-line, & > .value-decided': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  '& .value-line': {
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > :nth-of-type(2)': { flex: '1 1 6rem', paddingBlock: 8, textAlign: 'right' },
    '& > button': { flex: 'none', minWidth: '2.25rem' },
  },
  '& button': { minHeight: 40 },
  '& > .value-decided': { justifyContent: 'flex-end', marginTop: -8 },
  '& > .value-field': { paddingBlock: 16, '& > canvas': { marginBottom: 8 } },
});
