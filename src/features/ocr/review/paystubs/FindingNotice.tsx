import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { FormattedMessage } from 'react-intl';

import { centsOf, formatCents } from '#domain/money.ts';

import { FailedChange } from '../../FailedChange.tsx';
import type { PaystubFinding } from '../../ocrApi.ts';
import { requestKey } from '../../ocrSlice.ts';
import { useRequest } from '../../useRequest.ts';
import { shownValue } from '../fields/typedValue.ts';
import { valueOf, type HeldPaystub } from '../incomeOf.ts';
import { useReview } from '../reviewContext.ts';
import { nameQuestionId } from './findingsBelow.ts';
import { messages } from './paystubMessages.ts';

interface Props {
  finding: PaystubFinding;
  held: HeldPaystub;
  personName: string;
}

/** Warning about something inconsistent on a paystub. Only `otherPerson` needs an answer; the other findings do not block the borrower. */
export function FindingNotice({ finding, held, personName }: Props) {
  const { paystub } = held;
  const money = (cents: number | null) => (cents === null ? '' : formatCents(cents));
  const cents = (name: Parameters<typeof valueOf>[1]) => centsOf(valueOf(paystub, name));
  switch (finding) {
    case 'otherPerson':
      return <NameQuestion held={held} personName={personName} />;
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
          <FormattedMessage {...messages.old} values={{ day: shownValue('day', valueOf(paystub, 'payDate')) }} />
        </Alert>
      );
  }
}

function NameQuestion({ held: { documentId, paystub }, personName }: Omit<Props, 'finding'>) {
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
          <FormattedMessage {...messages.otherPerson} values={{ name: valueOf(paystub, 'person') ?? '', personName }} />
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
