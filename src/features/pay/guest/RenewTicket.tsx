import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { FormattedMessage, defineMessages } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';

import type { LoanServicing } from '#lending/servicing/loanTypes.ts';
import { SsnField } from '#lending/identity/SsnField.tsx';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { HumanCheckPanel } from '#platform/humanCheck/HumanCheckPanel.tsx';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { paths } from '#platform/routing/paths.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';

import { rightRenewed } from '../intent/paySlice.ts';
import { guestSubject } from '../intent/terms.ts';
import { messages as payMessages } from '../messages.ts';
import { findGuestLoan } from './guestApi.ts';
import { messages } from './guestMessages.ts';
import { useIdentityCheck } from './useIdentityCheck.ts';
import { ssnSchema } from './verifySchema.ts';

const renewTicketMessages = defineMessages({
  noticeTitle: { id: 'pay.renew.noticeTitle', defaultMessage: 'Your identity check ends in two minutes or less' },
  notice: {
    id: 'pay.renew.notice',
    defaultMessage:
      'Need more time? Verify again now, with the last 4 digits of your Social Security number. Everything you typed stays here.',
  },
  noticeMethod: {
    id: 'pay.renew.noticeMethod',
    defaultMessage:
      'You can still pay before it ends. If you need more time, verify again now. You will enter your card or bank account again after that.',
  },
  verifyAgain: { id: 'pay.renew.verifyAgain', defaultMessage: 'Verify again' },
  notNow: { id: 'pay.renew.notNow', defaultMessage: 'Not now' },
  title: { id: 'pay.renew.title', defaultMessage: 'Verify again to keep going' },
  lead: {
    id: 'pay.renew.lead',
    defaultMessage: 'We only need the last 4 digits again. Everything you typed for this payment is kept.',
  },
  leadMethod: {
    id: 'pay.renew.leadMethod',
    defaultMessage:
      'We only need the last 4 digits again. After that, enter your card or bank account again. We do not keep it without an identity check.',
  },
  backToPayment: { id: 'pay.renew.back', defaultMessage: 'Back to the payment' },
});

/** Dialog shown two minutes before the identity check expires. Esc and "Not now" close it and leave the page as it is. */
export function TicketExpiryDialog({ hasMethod, onAnswer }: { hasMethod: boolean; onAnswer: (renews: boolean) => void }) {
  return (
    <ConfirmDialog
      open
      opensByItself
      title={<FormattedMessage {...renewTicketMessages.noticeTitle} />}
      confirmLabel={<FormattedMessage {...renewTicketMessages.verifyAgain} />}
      cancelLabel={<FormattedMessage {...renewTicketMessages.notNow} />}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <p>
        <FormattedMessage {...(hasMethod ? renewTicketMessages.noticeMethod : renewTicketMessages.notice)} />
      </p>
    </ConfirmDialog>
  );
}

interface Props {
  reference: string;
  /**
   * Servicing record of the ticket's loan. It supplies the name, zip code and loan number, so the guest retypes only the last four digits
   * of the SSN.
   */
  record: LoanServicing;
  isOver: boolean;
  /** True when the page has its own h1, so this heading is an h2. */
  hasTitle: boolean;
  /** True when a card or bank account was entered, which has to be entered again after the renewal. */
  hasMethod: boolean;
  onRenewed: () => void;
  onBack: () => void;
}

/** Repeats the identity check in the middle of a payment to get a new ticket for the same loan, or lets the guest start over. */
export function RenewTicket({ reference, record, isOver, hasTitle, hasMethod, onRenewed, onBack }: Props) {
  const dispatch = useDispatch<PortalDispatch>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { check, refusals, ask } = useIdentityCheck();
  const { loanNumber, firstName, lastName, zipCode: zip } = record;

  const Heading = hasTitle ? 'h2' : 'h1';

  // The page behind is hidden now, and the focused field with it, so move the focus here.
  useEffect(() => heading.current?.focus(), []);

  const submit = async ({ ssn }: { ssn: string }) => {
    const refusal = await ask({ loanNumber, firstName, lastName, zip, ssn }, reference);
    if (refusal !== null) return refusal;
    await dispatch(findGuestLoan.initiate(undefined, { forceRefetch: true, subscribe: false }));
    onRenewed();
    dispatch(rightRenewed(guestSubject(reference)));
    return undefined;
  };

  return (
    <Stack spacing={2}>
      <Heading className="page-title" tabIndex={-1} ref={heading}>
        <FormattedMessage {...renewTicketMessages.title} />
      </Heading>
      {isOver && (
        <Alert role="status" severity="warning">
          <AlertTitle>
            <FormattedMessage {...payMessages.ticketEndedTitle} />
          </AlertTitle>
          <p>
            <FormattedMessage {...payMessages.ticketEnded} />
          </p>
        </Alert>
      )}
      <Card>
        <p>
          <FormattedMessage {...(hasMethod ? renewTicketMessages.leadMethod : renewTicketMessages.lead)} />
        </p>
        <PortalForm
          schema={ssnSchema}
          onSubmit={submit}
          submitLabel={<FormattedMessage {...messages.submit} />}
          busyLabel={<FormattedMessage {...messages.submitting} />}
          otherActions={
            <>
              {!isOver && (
                <Button variant="text" onClick={onBack}>
                  <FormattedMessage {...renewTicketMessages.backToPayment} />
                </Button>
              )}
              <Button component={RouterLink} variant="text" to={paths.pay.start}>
                <FormattedMessage {...payMessages.checkAgain} />
              </Button>
            </>
          }
        >
          <SsnField name="ssn" rejections={refusals} />
          <HumanCheckPanel
            ref={check}
            alternative={
              <>
                <FormattedMessage {...messages.alsoByPhone} /> <CallSupport />
              </>
            }
          />
        </PortalForm>
      </Card>
    </Stack>
  );
}
