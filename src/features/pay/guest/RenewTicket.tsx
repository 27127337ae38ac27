import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { LoanServicing } from '#contract/borrower/loans.ts';
import type { IdentityQuestion } from '#contract/guests.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { seal } from '#platform/api/sealed.ts';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { SecretInput } from '#platform/forms/SecretInput.tsx';
import { HumanCheckPanel, type HumanCheckHandle } from '#platform/humanCheck/HumanCheckPanel.tsx';
import type { PortalDispatch } from '#platform/listen.ts';
import { paths } from '#platform/routing/paths.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';
import { MaterialTheme } from '#platform/ui/theme/MaterialTheme.tsx';

import { rightRenewed } from '../intent/paySlice.ts';
import { guestSubject } from '../intent/terms.ts';
import { messages as payMessages } from '../messages.ts';
import { findGuestLoan, useVerifyIdentityMutation } from './guestApi.ts';
import { messages } from './guestMessages.ts';
import { ClearedSecret, sayable, useRefusals } from './identityRefusal.ts';
import { renewMessages } from './renewMessages.ts';
import { ssnSchema } from './verifySchema.ts';

/** Two minutes before the end. Esc and "Not now" go on with the page. */
export function TicketNotice({ hasMethod, onAnswer }: { hasMethod: boolean; onAnswer: (renews: boolean) => void }) {
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...renewMessages.noticeTitle} />}
      confirmLabel={<FormattedMessage {...renewMessages.verifyAgain} />}
      cancelLabel={<FormattedMessage {...renewMessages.notNow} />}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <p>
        <FormattedMessage {...(hasMethod ? renewMessages.noticeMethod : renewMessages.notice)} />
      </p>
    </ConfirmDialog>
  );
}

interface Props {
  reference: string;
  /** Of the ticket's loan: what was asked before and is known, so that only the four digits are typed again. */
  record: LoanServicing;
  isOver: boolean;
  /** The page has a title of its own. */
  hasTitle: boolean;
  /** A card or bank account was entered, and has to be entered again. */
  hasMethod: boolean;
  onRenewed: () => void;
  onBack: () => void;
}

/** The identity check in the middle of a payment: a new ticket for the same loan, and the way to start from the beginning. */
export function RenewTicket({ reference, record, isOver, hasTitle, hasMethod, onRenewed, onBack }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const heading = useRef<HTMLHeadingElement>(null);
  const check = useRef<HumanCheckHandle>(null);
  const [verify] = useVerifyIdentityMutation();
  const { refusals, count } = useRefusals();
  const { loanNumber, firstName, lastName, zipCode: zip } = record;

  const Heading = hasTitle ? 'h2' : 'h1';

  // The field that had the focus is hidden now.
  useEffect(() => heading.current?.focus(), []);

  const submit = async ({ ssn }: { ssn: string }) => {
    const result = await check.current?.take();
    if (result === 'awaitsPerson') return { problem: messages.humanCheckMissing };
    const humanCheck = result?.proof ?? undefined;
    const question = { loanNumber, firstName, lastName, zip, ssn, ...(humanCheck === undefined ? {} : { humanCheck }) };
    const answer = await verify({ question: dispatch(seal<IdentityQuestion>(question)), renews: reference });
    if (answer.error !== undefined) {
      const error = answer.error as PortalError; // the base query rejects with nothing else
      count(error);
      return sayable(error);
    }
    await dispatch(findGuestLoan.initiate(undefined, { forceRefetch: true, subscribe: false }));
    onRenewed();
    dispatch(rightRenewed(guestSubject(reference)));
    return undefined;
  };

  return (
    <div className="stack">
      <Heading className="page-title" tabIndex={-1} ref={heading}>
        <FormattedMessage {...renewMessages.title} />
      </Heading>
      {isOver && (
        <Notice tone="attention" title={<FormattedMessage {...payMessages.ticketEndedTitle} />}>
          <p>
            <FormattedMessage {...payMessages.ticketEnded} />
          </p>
        </Notice>
      )}
      <ScreenCard>
        <p>
          <FormattedMessage {...(hasMethod ? renewMessages.leadMethod : renewMessages.lead)} />
        </p>
        <PortalForm
          schema={ssnSchema}
          onSubmit={submit}
          submitLabel={<FormattedMessage {...messages.submit} />}
          busyLabel={<FormattedMessage {...messages.submitting} />}
          otherActions={
            <>
              {!isOver && (
                <ActionButton look="quiet" onClick={onBack}>
                  <FormattedMessage {...renewMessages.backToPayment} />
                </ActionButton>
              )}
              <ActionLink look="quiet" to={paths.pay.start}>
                <FormattedMessage {...payMessages.checkAgain} />
              </ActionLink>
            </>
          }
        >
          <ClearedSecret refusals={refusals} />
          <MaterialTheme>
            <SecretInput
              name="ssn"
              label={messages.ssn}
              help={intl.formatMessage(messages.ssnHelp)}
              kind="number"
              autoComplete="off"
            />
          </MaterialTheme>
          <HumanCheckPanel ref={check} />
        </PortalForm>
      </ScreenCard>
    </div>
  );
}
