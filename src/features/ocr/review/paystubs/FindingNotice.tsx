import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { FormattedMessage } from 'react-intl';

import { centsOf, formatCents } from '#domain/money.ts';

import { FailedChange } from '../../FailedChange.tsx';
import type { PaystubFinding } from '../../ocrApi.ts';
import { requestKey } from '../../ocrSlice.ts';
import { useRequest } from '../../useRequest.ts';
import { formatFieldValue } from '../fields/fieldValueFormat.ts';
import { fieldValueOf, type PaystubInDocument } from '../paystubIncome.ts';
import { useReview } from '../reviewContext.ts';
import { nameQuestionId } from './findingAnchors.ts';
import { messages } from './paystubMessages.ts';

interface Props {
  finding: PaystubFinding;
  paystubInDocument: PaystubInDocument;
  personName: string;
}

/** Only `otherPerson` needs an answer; the other findings do not block the borrower. */
export function FindingNotice({ finding, paystubInDocument, personName }: Props) {
  const { paystub } = paystubInDocument;
  const money = (cents: number | null) => (cents === null ? '' : formatCents(cents));
  const cents = (name: Parameters<typeof fieldValueOf>[1]) => centsOf(fieldValueOf(paystub, name));
  switch (finding) {
    case 'otherPerson':
      return <NameQuestion paystubInDocument={paystubInDocument} personName={personName} />;
    case 'sumIsOff': {
      const [gross, deductions] = [cents('gross'), cents('deductions')];
      const difference = gross === null || deductions === null ? null : gross - deductions;
      return (
        <Alert role="status" severity="warning">
          <FormattedMessage
            {...messages.sumIsOff}
            values={{
              gross: money(gross),
              deductions: money(deductions),
              difference: money(difference),
              net: money(cents('net')),
            }}
          />
        </Alert>
      );
    }
    case 'yearToDateBelowGross':
      return (
        <Alert role="status" severity="warning">
          <FormattedMessage
            {...messages.yearToDateBelowGross}
            values={{ year: money(cents('grossYearToDate')), gross: money(cents('gross')) }}
          />
        </Alert>
      );
    case 'unknown':
      return (
        <Alert role="status" severity="warning">
          <FormattedMessage {...messages.unknownFinding} />
        </Alert>
      );
    case 'periodIsOff':
      return (
        <Alert role="status" severity="warning">
          <FormattedMessage {...messages.periodIsOff} />
        </Alert>
      );
    case 'old':
      return (
        <Alert role="status" severity="warning">
          <FormattedMessage {...messages.old} values={{ day: formatFieldValue('day', fieldValueOf(paystub, 'payDate')) }} />
        </Alert>
      );
  }
}

function NameQuestion({ paystubInDocument: { documentId, paystub }, personName }: Omit<Props, 'finding'>) {
  const { change } = useReview();
  const { paystubId } = paystub;
  const request = useRequest(requestKey('name', paystubId));
  const answer = async (wanted: { change: 'confirmName' } | { change: 'leaveOut'; isLeftOut: true }) => {
    await request.run(() => change({ documentId, paystubId, ...wanted }));
  };
  return (
    <div id={nameQuestionId(paystubId)} tabIndex={-1}>
      <Alert role="status" severity="warning">
        <p>
          <FormattedMessage {...messages.otherPerson} values={{ name: fieldValueOf(paystub, 'person') ?? '', personName }} />
        </p>
        {request.error !== null && <FailedChange error={request.error} />}
        <CardActions>
          <Button variant="outlined" onClick={() => void answer({ change: 'confirmName' })}>
            <FormattedMessage {...messages.isMyName} />
          </Button>
          <Button variant="text" onClick={() => void answer({ change: 'leaveOut', isLeftOut: true })}>
            <FormattedMessage {...messages.leaveOther} />
          </Button>
        </CardActions>
      </Alert>
    </div>
  );
}
