import { useEffect, useState } from 'react';

import type { IdentityConfirmed } from '#contract/guests.ts';

const MAX_TICKET_LIFETIME_MS = 10 * 60_000;
/** The payer is warned this long before the ticket expires. */
const EXPIRY_NOTICE_MS = 2 * 60_000;

export type TicketPhase = 'open' | 'ending' | 'ended';

/**
 * Expiry of a new ticket, in milliseconds of the device's clock. Without `expiresInSeconds`, it is computed from `expiresAtUtc` and the
 * device's clock. An implausible result counts as the full ten minutes, because the server rejects an expired ticket anyway.
 */
export function ticketExpiry({ expiresAtUtc, expiresInSeconds }: IdentityConfirmed): number {
  const now = Date.now();
  const left = expiresInSeconds === undefined ? Date.parse(expiresAtUtc) - now : expiresInSeconds * 1000;
  return now + (left > 0 && left <= MAX_TICKET_LIFETIME_MS ? left : MAX_TICKET_LIFETIME_MS);
}

/**
 * Whether a ticket is valid, about to expire, or expired.
 * @param endsAt milliseconds of the device's clock; null when unknown, in which case only a server error reveals the expiry
 */
export function useTicketPhase(endsAt: number | null): TicketPhase {
  const [time, setTime] = useState<TicketPhase>('open');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      const left = endsAt === null ? Infinity : endsAt - Date.now();
      setTime(left <= 0 ? 'ended' : left <= EXPIRY_NOTICE_MS ? 'ending' : 'open');
      if (left > 0 && left < Infinity) timer = setTimeout(update, left > EXPIRY_NOTICE_MS ? left - EXPIRY_NOTICE_MS : left);
    };
    timer = setTimeout(update);
    // Timers may pause while the device sleeps, so check again when the page becomes visible.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [endsAt]);
  return time;
}
