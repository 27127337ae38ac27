import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { centsOf, formatCents } from '#domain/money.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import { FailedChange } from '../../FailedChange.tsx';
import type { PaystubFinding } from '../../ocrApi.ts';
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

/** What does not fit, in words. Only another name wants an answer. */
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
        <Notice tone="attention">
          <FormattedMessage
            {...messages.sumIsOff}
            values={{
              gross: money(gross),
              deductions: money(deductions),
              difference: money(difference),
              net: money(cents('net')),
            }}
          />
        </Notice>
      );
    }
    case 'yearToDateBelowGross':
      return (
        <Notice tone="attention">
          <FormattedMessage
            {...messages.yearToDateBelowGross}
            values={{ year: money(cents('grossYearToDate')), gross: money(cents('gross')) }}
          />
        </Notice>
      );
    case 'unknown':
      return (
        <Notice tone="attention">
          <FormattedMessage {...messages.unknownFinding} />
        </Notice>
      );
    case 'periodIsOff':
      return (
        <Notice tone="attention">
          <FormattedMessage {...messages.periodIsOff} />
        </Notice>
      );
    case 'old':
      return (
        <Notice tone="attention">
          <FormattedMessage {...messages.old} values={{ day: shownValue('day', valueOf(paystub, 'payDate')) }} />
        </Notice>
      );
  }
}

function NameQuestion({ held: { documentId, paystub }, personName }: Omit<Props, 'finding'>) {
  const { change } = useReview();
  const { paystubId } = paystub;
  const [failure, setFailure] = useState<PortalError | null>(null);
  const answer = async (wanted: { change: 'confirmName' } | { change: 'leaveOut'; isLeftOut: true }) => {
    const error = await change({ documentId, paystubId, ...wanted });
    setFailure(error ?? null);
  };
  return (
    <div id={nameQuestionId(paystubId)} tabIndex={-1}>
      <Notice tone="attention">
        <p>
          <FormattedMessage {...messages.otherPerson} values={{ name: valueOf(paystub, 'person') ?? '', personName }} />
        </p>
        {failure !== null && <FailedChange error={failure} />}
        <div className="actions">
          <ActionButton onClick={() => void answer({ change: 'confirmName' })}>
            <FormattedMessage {...messages.isMyName} />
          </ActionButton>
          <ActionButton look="quiet" onClick={() => void answer({ change: 'leaveOut', isLeftOut: true })}>
            <FormattedMessage {...messages.leaveOther} />
          </ActionButton>
        </div>
      </Notice>
    </div>
  );
}
