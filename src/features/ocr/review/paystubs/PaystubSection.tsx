import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { PaystubFieldName } from '#contract/borrower/ocr.ts';
import { isUnreadable, readableEntries } from '#domain/unreadable.ts';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';

import { FailedChange } from '../../FailedChange.tsx';
import type { DocumentDetails, Paystub } from '../../ocrApi.ts';
import { paystubUnfolded, requestKey, selectIsUnfolded, type WithOcr } from '../../ocrSlice.ts';
import { useRequest } from '../../useRequest.ts';
import { KEY_FIELDS, FIELD_KINDS } from '../fields/fieldKinds.ts';
import { fieldLabels } from '../fields/fieldMessages.ts';
import { formatFieldValue } from '../fields/fieldValueFormat.ts';
import { ValueItem, ValueLine } from '../fields/ValueRow.tsx';
import { fieldValueOf } from '../paystubIncome.ts';
import { DownloadDocument } from '../picture/DownloadDocument.tsx';
import { DocumentPicture } from '../picture/DocumentPicture.tsx';
import type { PagePictures } from '../picture/usePagePictures.ts';
import { useReview } from '../reviewContext.ts';
import { messages } from './paystubMessages.ts';
import { PaystubValues } from './PaystubValues.tsx';
import { usePaystubName } from './usePaystubName.ts';

interface Props {
  paper: DocumentDetails;
  paystub: Paystub;
  /** Position among all paystubs, counted from 1. */
  place: number;
  total: number;
  personName: string;
  pictures: PagePictures;
  onReloadPictures: () => void;
}

/** If there are several paystubs, one with nothing to review is folded and shows only its key values. */
export function PaystubSection({ paper, paystub, place, total, personName, pictures, onReloadPictures }: Props) {
  const dispatch = useDispatch();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The field to highlight in the picture. It stays highlighted after blur, so that the borrower can keep comparing. */
  const [focused, setFocused] = useState<PaystubFieldName | null>(null);
  const isUnfolded = useSelector((state: WithOcr) => selectIsUnfolded(state, paystub.paystubId));
  const { isLeftOut } = paystub;
  const wasLeftOut = useRef(isLeftOut);
  useEffect(() => {
    if (wasLeftOut.current !== isLeftOut) heading.current?.focus(); // the focused button was removed
    wasLeftOut.current = isLeftOut;
  }, [isLeftOut]);
  const { employer, detail, full: name } = usePaystubName()(paystub, place, total);
  const isFolded = total > 1 && !isUnfolded && hasNothingToReview(paystub);

  const unfold = () => {
    flushSync(() => dispatch(paystubUnfolded(paystub.paystubId)));
    heading.current?.focus();
  };
  const label = { 'aria-labelledby': `${id}name ${id}about` };
  const head = (
    <div>
      <Typography variant="h2" id={`${id}name`} ref={heading} tabIndex={-1}>
        {employer}
      </Typography>
      <Typography id={`${id}about`} color="textSecondary">
        {detail}
      </Typography>
    </div>
  );
  const leaveOut = <LeaveOutButton paper={paper} paystub={paystub} name={name} />;
  if (isLeftOut || isFolded) {
    return (
      <Card component="section" {...label}>
        {head}
        {isLeftOut ? (
          leaveOut
        ) : (
          <>
            <KeyFieldValues paystub={paystub} />
            <CardActions>
              <ShowAllButton name={name} onPress={unfold} />
              <DownloadDocument paper={paper} place={`${paystub.paystubId} folded`} />
              {leaveOut}
            </CardActions>
          </>
        )}
      </Card>
    );
  }
  return (
    <Stack component="section" spacing={2} {...label}>
      {head}
      <PictureAndValues>
        <DocumentPicture
          paper={paper}
          paystub={paystub}
          name={name}
          pictures={pictures}
          onReload={onReloadPictures}
          focused={focused}
        />
        <Card>
          <PaystubValues
            paystubInDocument={{ documentId: paper.documentId, fileName: paper.fileName, paystub }}
            personName={personName}
            pictures={pictures}
            focused={focused}
            onFocus={setFocused}
          >
            {total > 1 && leaveOut}
          </PaystubValues>
        </Card>
      </PictureAndValues>
    </Stack>
  );
}

const PictureAndValues = styled(TwoColumns)(({ theme }) => ({
  gap: '16px 24px',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** Whether nothing on the paystub is marked, edited or inconsistent, so that it can be folded. */
const hasNothingToReview = ({ fields, findings, isNameConfirmed }: Paystub): boolean =>
  findings.length === 0 &&
  !isNameConfirmed &&
  !fields.some(isUnreadable) &&
  readableEntries(fields).every(({ doubt, isEdited }) => doubt === null && !isEdited) &&
  readableEntries(fields).some(({ read }) => read !== null);

function KeyFieldValues({ paystub }: { paystub: Paystub }) {
  const intl = useIntl();
  return (
    <List>
      {KEY_FIELDS.map((name) => (
        <ValueItem key={name}>
          <ValueLine
            label={intl.formatMessage(fieldLabels[name])}
            value={formatFieldValue(FIELD_KINDS[name], fieldValueOf(paystub, name))}
          />
        </ValueItem>
      ))}
    </List>
  );
}

function ShowAllButton({ name, onPress }: { name: string; onPress: () => void }) {
  const intl = useIntl();
  return (
    <Button variant="text" aria-label={intl.formatMessage(messages.showAllWhich, { name })} onClick={onPress}>
      <FormattedMessage {...messages.showAll} />
    </Button>
  );
}

/** Button that excludes a paystub from the income, or includes it again. */
function LeaveOutButton({ paper: { documentId }, paystub, name }: Pick<Props, 'paper' | 'paystub'> & { name: string }) {
  const intl = useIntl();
  const { change } = useReview();
  const { paystubId, isLeftOut } = paystub;
  const request = useRequest(requestKey('leaveOut', paystubId));
  const toggle = async () => {
    await request.run(() => change({ documentId, paystubId, change: 'leaveOut', isLeftOut: !isLeftOut }));
  };
  return (
    <div>
      {isLeftOut && (
        <p>
          <FormattedMessage {...messages.leftOut} />
        </p>
      )}
      <Button
        variant="text"
        aria-label={intl.formatMessage(isLeftOut ? messages.countAgainWhich : messages.leaveOutWhich, { name })}
        onClick={() => void toggle()}
      >
        <FormattedMessage {...(isLeftOut ? messages.countAgain : messages.leaveOut)} />
      </Button>
      {request.error !== null && <FailedChange error={request.error} />}
    </div>
  );
}
