import { centsOf } from '#domain/money.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';

/** Of an amount whose shape was checked when it arrived. */
export const centsIn = (amount: string): number => centsOf(amount) ?? 0;

/** An estimate as it is read: "$272,000". */
export const wholeDollarsIn = (amount: string): string => formatWholeDollars(centsIn(amount));
