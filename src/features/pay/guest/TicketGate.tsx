import Stack from '@mui/material/Stack';
import { useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { LoanServicing } from '#lending/servicing/loanTypes.ts';

import { selectNoticeAnswer, ticketGateLeft, ticketNoticeAnswered, ticketRenewed, withGuest } from '../intent/guestSlice.ts';
import { selectIntent, type PaymentIntent, type PayState } from '../intent/paySlice.ts';
import { guestSubject } from '../intent/terms.ts';
import { RenewTicket, TicketExpiryDialog } from './RenewTicket.tsx';
import { useTicketPhase } from './ticketTime.ts';

interface Props {
  reference: string;
  endsAt: number | null;
  /** True when the payment API has reported that the ticket expired. */
  isRefused: boolean;
  record: LoanServicing;
  /** True when the page's title is rendered outside the gate and stays visible. */
  hasTitle: boolean;
  children: ReactNode;
}

/**
 * Wraps the pages that need a guest's identity check ticket. Two minutes before the ticket expires it offers a renewal; after that it
 * shows the identity check in place of the page. The page is only hidden, not unmounted, so nothing typed is lost.
 */
export const TicketGate = withGuest(({ reference, endsAt, isRefused, record, hasTitle, children }: Props) => {
  const dispatch = useDispatch();
  const time = useTicketPhase(endsAt);
  const intent = useSelector(({ pay }: { pay?: PayState }) =>
    pay === undefined ? undefined : selectIntent({ pay }, guestSubject(reference)),
  );
  const answered = useSelector(selectNoticeAnswer);
  useEffect(() => () => void dispatch(ticketGateLeft()), [dispatch]);
  const answer = answered?.endsAt === endsAt ? answered : null;
  const [round, setRound] = useState(0);

  const wasRefused = isRefused || (intent?.status === 'refused' && intent.code === 'ticketEnded');
  const isOver = wasRefused || time === 'ended';
  const isClosed = !isPaymentUnderWay(intent) && (isOver || answer?.isRenewing === true);
  const hasMethod = intent !== undefined && intent.method !== null;
  return (
    <>
      {isClosed && (
        <RenewTicket
          reference={reference}
          record={record}
          isOver={isOver}
          hasTitle={hasTitle}
          hasMethod={hasMethod}
          onRenewed={() => {
            dispatch(ticketRenewed());
            // Remounts the form when an entered card or bank account became unusable; otherwise keeps what is being typed.
            if (hasMethod) setRound(round + 1);
          }}
          onBack={() => dispatch(ticketNoticeAnswered({ endsAt, isRenewing: false }))}
        />
      )}
      {time === 'ending' && answer === null && !isClosed && !isPaymentUnderWay(intent) && (
        <TicketExpiryDialog
          hasMethod={hasMethod}
          onAnswer={(isRenewing) => dispatch(ticketNoticeAnswered({ endsAt, isRenewing }))}
        />
      )}
      <Stack key={round} hidden={isClosed} spacing={4}>
        {children}
      </Stack>
    </>
  );
});

/** True once a payment was sent: it is followed to its outcome even if the ticket has expired. */
const isPaymentUnderWay = (intent: PaymentIntent | undefined) =>
  intent !== undefined && !['opening', 'editing', 'reviewing', 'refused'].includes(intent.status);
