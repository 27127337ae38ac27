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
import { isUnreadable, readable } from '#domain/unreadable.ts';

import type { PaystubField } from '../../ocrApi.ts';
import { paystubExpanded, selectIsExpanded, type WithOcr } from '../../ocrSlice.ts';
import { emptyField, inputId, openDoubt, OTHER_VALUES, USUAL_VALUES } from '../fields/fieldKinds.ts';
import { messages as fieldMessages } from '../fields/fieldMessages.ts';
import { ValueRow } from '../fields/ValueRow.tsx';
import type { HeldPaystub } from '../incomeOf.ts';
import { CutOut } from '../picture/CutOut.tsx';
import type { PagePictures } from '../picture/usePagePictures.ts';
import { FindingNotice } from './FindingNotice.tsx';
import { FINDINGS_BELOW } from './findingsBelow.ts';

interface Props {
  held: HeldPaystub;
  /** Name of the borrower whom the link was sent to. */
  personName: string;
  pictures: PagePictures;
  focused: PaystubFieldName | null;
  onFocus: (name: PaystubFieldName) => void;
  /** Additional buttons for the paystub. */
  children: ReactNode;
}

/** The values of a paystub, in the order they add up. Each finding is shown below the last value it concerns. */
export function PaystubValues({ held, personName, pictures, focused, onFocus, children }: Props) {
  const { documentId, paystub } = held;
  const { paystubId, findings } = paystub;
  const dispatch = useDispatch();
  const isMore = useSelector((state: WithOcr) => selectIsExpanded(state, paystubId));
  const fields = readable(paystub.fields);
  const find = (name: PaystubFieldName): PaystubField | undefined => fields.find((field) => field.name === name);
  const others = OTHER_VALUES.filter((pair) => isMore || pair.some((name) => find(name) !== undefined));
  const isTypedIn = fields.every(({ read }) => read === null);

  const showMore = () => {
    const first = OTHER_VALUES.find((pair) => !others.includes(pair));
    flushSync(() => dispatch(paystubExpanded(paystubId)));
    if (first !== undefined) document.getElementById(inputId(paystubId, first[0]))?.focus();
  };
  const rowOf = (name: PaystubFieldName, isToType: boolean) => {
    const field = find(name) ?? emptyField(name);
    const isShown = focused === name || openDoubt(field) !== null;
    const below = findings.filter((finding) => finding !== 'unknown' && FINDINGS_BELOW[finding] === name);
    return (
      <ValueRow
        key={name}
        documentId={documentId}
        paystubId={paystubId}
        field={field}
        isToType={isToType}
        cutOut={isShown && field.place !== null && <CutOut place={field.place} pictures={pictures} />}
        onFocus={() => onFocus(name)}
      >
        {below.length > 0 && (
          <Stack spacing={1} sx={{ pb: 2 }}>
            {below.map((finding) => (
              <FindingNotice key={finding} finding={finding} held={held} personName={personName} />
            ))}
          </Stack>
        )}
      </ValueRow>
    );
  };

  return (
    <>
      <List>
        {USUAL_VALUES.map((name) => rowOf(name, isTypedIn))}
        {others.flatMap((pair) => pair.map((name) => rowOf(name, isTypedIn || isMore)))}
      </List>
      {findings.includes('unknown') && <FindingNotice finding="unknown" held={held} personName={personName} />}
      {paystub.fields.some(isUnreadable) && (
        <Alert severity="warning" role="note">
          <FormattedMessage {...fieldMessages.unreadable} />
        </Alert>
      )}
      <CardActions>
        {others.length < OTHER_VALUES.length && (
          <Button variant="text" onClick={showMore}>
            <FormattedMessage {...fieldMessages.more} />
          </Button>
        )}
        {children}
      </CardActions>
    </>
  );
}
