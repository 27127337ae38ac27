import Stack from '@mui/material/Stack';
import { useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { LoanServicing } from '#lending/servicing/loanShapes.ts';

import { withGuest } from '../intent/guestFeature.ts';
import { selectAnswered, ticketGateLeft, ticketNoticeAnswered, ticketRenewed } from '../intent/guestSlice.ts';
import { selectIntent, type PaymentIntent, type PayState } from '../intent/paySlice.ts';
import { guestSubject } from '../intent/terms.ts';
import { RenewTicket, TicketNotice } from './RenewTicket.tsx';
import { useTicketTime } from './ticketTime.ts';

interface Props {
  reference: string;
  endsAt: number | null;
  /** The base has said that the ticket is over. */
  isRefused: boolean;
  record: LoanServicing;
  /** The page's title stands outside, and stays. */
  hasTitle: boolean;
  children: ReactNode;
}

/**
 * The pages of a guest's ticket. Two minutes before its end the payer is asked whether to renew it; once it is over, the identity check
 * stands in place of the page. The page itself only hides, so that what was typed is there afterwards.
 */
export const TicketGate = withGuest(({ reference, endsAt, isRefused, record, hasTitle, children }: Props) => {
  const dispatch = useDispatch();
  const time = useTicketTime(endsAt);
  const intent = useSelector(({ pay }: { pay?: PayState }) =>
    pay === undefined ? undefined : selectIntent({ pay }, guestSubject(reference)),
  );
  const answered = useSelector(selectAnswered);
  useEffect(() => () => void dispatch(ticketGateLeft()), [dispatch]);
  const answer = answered?.endsAt === endsAt ? answered : null;
  const [round, setRound] = useState(0);

  const wasRefused = isRefused || (intent?.status === 'refused' && intent.code === 'ticketEnded');
  const isOver = wasRefused || time === 'ended';
  const isClosed = !isUnderWay(intent) && (isOver || answer?.isRenewing === true);
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
            // A form whose card is gone begins anew; one in which somebody was typing stays.
            if (hasMethod) setRound(round + 1);
          }}
          onBack={() => dispatch(ticketNoticeAnswered({ endsAt, isRenewing: false }))}
        />
      )}
      {time === 'ending' && answer === null && !isClosed && !isUnderWay(intent) && (
        <TicketNotice hasMethod={hasMethod} onAnswer={(isRenewing) => dispatch(ticketNoticeAnswered({ endsAt, isRenewing }))} />
      )}
      <Stack key={round} hidden={isClosed} spacing={4}>
        {children}
      </Stack>
    </>
  );
});

/** A payment that was sent is followed to its end, whatever has become of the ticket. */
const isUnderWay = (intent: PaymentIntent | undefined) =>
  intent !== undefined && !['opening', 'editing', 'reviewing', 'refused'].includes(intent.status);
