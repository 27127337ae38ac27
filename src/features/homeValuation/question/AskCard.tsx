import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { ContactOwner, QuestionSent } from '#contract/borrower/valuation.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { PrintButton } from '#platform/ui/actions/PrintButton.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import type { Home } from '../homeValuationApi.ts';
import { askMessages as messages } from './askMessages.ts';
import type { QuestionForm } from './QuestionForm.tsx';

interface Props {
  home: Home;
  owner: ContactOwner;
  /** There is an estimate that may look wrong. */
  hasValue: boolean;
}

/** A question to the contact's owner, and print. The form's code comes with the press that asks for it. */
export function AskCard({ home, owner, hasValue }: Props) {
  const [form, setForm] = useState<typeof QuestionForm | 'closed' | 'failed'>('closed');
  const [sent, setSent] = useState<QuestionSent | null>(null);
  const { officer } = owner;
  const name = `${officer?.firstName ?? ''} ${officer?.lastName ?? ''}`.trim();

  const open = async () => {
    const part = await import(/* webpackChunkName: "HomeQuestion" */ './QuestionForm.tsx').catch(() => null);
    setSent(null);
    setForm(() => part?.QuestionForm ?? 'failed');
  };
  const Form = typeof form === 'string' ? null : form;

  // The form goes with the button that was pressed in it.
  const actions = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (Form === null && wasOpen.current) actions.current?.querySelector('button')?.focus();
    wasOpen.current = Form !== null;
  }, [Form]);

  return (
    <div className="no-print">
      <ScreenCard title={<FormattedMessage {...(hasValue ? messages.looksWrong : messages.haveQuestion)} />}>
        {officer === null ? (
          <p>
            <FormattedMessage {...messages.nobody} /> <CallSupport />
          </p>
        ) : (
          <p>
            <ToOfficer name={name} hasValue={hasValue} />
          </p>
        )}
        {sent !== null && (
          <Notice tone="success" title={<FormattedMessage {...messages.sent} values={{ name: sent.sentTo }} />}>
            <FormattedMessage {...messages.copySent} values={{ address: sent.copyTo }} />
          </Notice>
        )}
        {form === 'failed' && (
          <Notice tone="error" title={<FormattedMessage {...messages.formFailed} />}>
            <CallSupport />
          </Notice>
        )}
        {Form === null ? (
          <div ref={actions} className="actions">
            {officer !== null && (
              <ActionButton look="primary" onClick={() => void open()}>
                <FormattedMessage {...(sent === null ? messages.ask : messages.askAnother)} />
              </ActionButton>
            )}
            <PrintButton look={officer === null ? 'secondary' : 'quiet'} />
          </div>
        ) : (
          <Form
            home={home}
            owner={owner}
            onSent={(answer) => {
              setSent(answer);
              setForm('closed');
            }}
            onClose={() => setForm('closed')}
          />
        )}
      </ScreenCard>
    </div>
  );
}

function ToOfficer({ name, hasValue }: { name: string; hasValue: boolean }) {
  if (!hasValue) return <FormattedMessage {...messages.askInstead} />;
  return name === '' ? <FormattedMessage {...messages.tellOfficer} /> : <FormattedMessage {...messages.tell} values={{ name }} />;
}
