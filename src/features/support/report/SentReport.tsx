import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { useFormatMoment } from '#platform/i18n/useFormatMoment.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { CopyButton } from '#platform/ui/actions/CopyButton.tsx';
import { ToneShape } from '#platform/ui/feedback/ToneShape.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import { messages } from './messages.ts';

interface Props {
  titleId: string;
  reference: string;
  /** An instant in UTC. */
  keptUntil: string;
  /** The borrower gave an address for an answer. */
  isAnswered: boolean;
  savedName: string | null;
  onSave: () => void;
  onBack: () => void;
}

/** The lender has the report: the number to give, and how long it is kept. */
export function SentReport({ titleId, reference, keptUntil, isAnswered, savedName, onSave, onBack }: Props) {
  const intl = useIntl();
  const formatDay = useFormatDay();
  const { dayOf } = useFormatMoment();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView();
    heading.current?.focus();
  }, []);
  return (
    <div className="stack tone-success">
      <ToneShape tone="success" className="outcome-mark" />
      <h1 id={titleId} className="page-title" tabIndex={-1} ref={heading}>
        <FormattedMessage {...messages.sentTitle} />
      </h1>
      <p>
        <FormattedMessage {...(isAnswered ? messages.sentAnswer : messages.sentNext)} />
      </p>
      <div className="card">
        <SummaryList
          rows={[
            {
              key: 'reference',
              label: <FormattedMessage {...messages.reference} />,
              value: (
                <CopyButton text={reference} thing={intl.formatMessage(messages.referenceThing)}>
                  <b className="report-reference">{reference}</b>
                </CopyButton>
              ),
            },
          ]}
        />
        <p className="muted small">
          <FormattedMessage {...messages.referenceHelp} />
        </p>
        <p className="muted small">
          <FormattedMessage {...messages.keptUntil} values={{ date: formatDay(dayOf(keptUntil), 'long') ?? '' }} />
        </p>
      </div>
      <div className="actions">
        <ActionButton look="primary" onClick={onBack}>
          <FormattedMessage {...messages.back} />
        </ActionButton>
        <ActionButton look="quiet" onClick={onSave}>
          <FormattedMessage {...messages.saveCopy} />
        </ActionButton>
      </div>
      <p role="status">{savedName !== null && <FormattedMessage {...messages.saved} values={{ name: savedName }} />}</p>
    </div>
  );
}
