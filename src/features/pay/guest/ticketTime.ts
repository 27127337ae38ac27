import { useEffect, useState } from 'react';

import type { IdentityConfirmed } from '#contract/guests.ts';

/** A ticket never lasts longer. */
const MOST_MS = 10 * 60_000;
/** This long before its end the payer is warned. */
const NOTICE_MS = 2 * 60_000;

export type TicketTime = 'open' | 'ending' | 'ended';

/**
 * When a ticket that has just come ends, in milliseconds of the device's clock. Where the lender names no span, its time is compared with
 * the device's; an end that cannot be right counts as the full ten minutes, because a refusal tells the rest.
 */
export function ticketEnd({ expiresAtUtc, expiresInSeconds }: IdentityConfirmed): number {
  const now = Date.now();
  const left = expiresInSeconds === undefined ? Date.parse(expiresAtUtc) - now : expiresInSeconds * 1000;
  return now + (left > 0 && left <= MOST_MS ? left : MOST_MS);
}

/** Whether a ticket is good, about to end, or over. @param endsAt milliseconds of the device's clock; null: not known, so a refusal will tell */
export function useTicketTime(endsAt: number | null): TicketTime {
  const [time, setTime] = useState<TicketTime>('open');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const left = endsAt === null ? Infinity : endsAt - Date.now();
      setTime(left <= 0 ? 'ended' : left <= NOTICE_MS ? 'ending' : 'open');
      if (left > 0 && left < Infinity) timer = setTimeout(look, left > NOTICE_MS ? left - NOTICE_MS : left);
    };
    timer = setTimeout(look);
    // Timers may stand still while the device sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [endsAt]);
  return time;
}
