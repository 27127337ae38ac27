import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { PaystubFieldName } from '#contract/borrower/ocr.ts';
import { isUnreadable, readableEntries } from '#domain/unreadable.ts';

import type { PaystubField } from '../../ocrApi.ts';
import { paystubExpanded, selectIsExpanded, type WithOcr } from '../../ocrSlice.ts';
import { emptyField, fieldInputId, pendingDoubt, OTHER_FIELDS, USUAL_FIELDS } from '../fields/fieldKinds.ts';
import { messages as fieldMessages } from '../fields/fieldMessages.ts';
import { ValueRow } from '../fields/ValueRow.tsx';
import type { PaystubInDocument } from '../paystubIncome.ts';
import { ValueSnippet } from '../picture/ValueSnippet.tsx';
import type { PagePictures } from '../picture/usePagePictures.ts';
import { FindingNotice } from './FindingNotice.tsx';
import { FINDING_ANCHORS } from './findingAnchors.ts';

interface Props {
  paystubInDocument: PaystubInDocument;
  /** Name of the borrower whom the link was sent to. */
  personName: string;
  pictures: PagePictures;
  focused: PaystubFieldName | null;
  onFocus: (name: PaystubFieldName) => void;
  /** Additional buttons for the paystub. */
  children: ReactNode;
}

/** The values are in the order they add up. Each finding is shown below the last value it concerns. */
export function PaystubValues({ paystubInDocument, personName, pictures, focused, onFocus, children }: Props) {
  const { documentId, paystub } = paystubInDocument;
  const { paystubId, findings } = paystub;
  const dispatch = useDispatch();
  const isExpanded = useSelector((state: WithOcr) => selectIsExpanded(state, paystubId));
  const fields = readableEntries(paystub.fields);
  const find = (name: PaystubFieldName): PaystubField | undefined => fields.find((field) => field.name === name);
  const others = OTHER_FIELDS.filter((pair) => isExpanded || pair.some((name) => find(name) !== undefined));
  const isTypedIn = fields.every(({ read }) => read === null);

  const showMore = () => {
    const first = OTHER_FIELDS.find((pair) => !others.includes(pair));
    flushSync(() => dispatch(paystubExpanded(paystubId)));
    if (first !== undefined) document.getElementById(fieldInputId(paystubId, first[0]))?.focus();
  };
  const renderRow = (name: PaystubFieldName, isToType: boolean) => {
    const field = find(name) ?? emptyField(name);
    const isShown = focused === name || pendingDoubt(field) !== null;
    const below = findings.filter((finding) => finding !== 'unknown' && FINDING_ANCHORS[finding] === name);
    return (
      <ValueRow
        key={name}
        documentId={documentId}
        paystubId={paystubId}
        field={field}
        showsEmptyField={isToType}
        snippet={isShown && field.place !== null && <ValueSnippet place={field.place} pictures={pictures} />}
        onFocus={() => onFocus(name)}
      >
        {below.length > 0 && (
          <Stack spacing={1} sx={{ pb: 2 }}>
            {below.map((finding) => (
              <FindingNotice key={finding} finding={finding} paystubInDocument={paystubInDocument} personName={personName} />
            ))}
          </Stack>
        )}
      </ValueRow>
    );
  };

  return (
    <>
      <List>
        {USUAL_FIELDS.map((name) => renderRow(name, isTypedIn))}
        {others.flatMap((pair) => pair.map((name) => renderRow(name, isTypedIn || isExpanded)))}
      </List>
      {findings.includes('unknown') && (
        <FindingNotice finding="unknown" paystubInDocument={paystubInDocument} personName={personName} />
      )}
      {paystub.fields.some(isUnreadable) && (
        <Alert severity="warning" role="note">
          <FormattedMessage {...fieldMessages.unreadable} />
        </Alert>
      )}
      <CardActions>
        {others.length < OTHER_FIELDS.length && (
          <Button variant="text" onClick={showMore}>
            <FormattedMessage {...fieldMessages.more} />
          </Button>
        )}
        {children}
      </CardActions>
    </>
  );
}
