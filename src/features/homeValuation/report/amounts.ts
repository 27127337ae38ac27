import { centsOf } from '#domain/money.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';

/** Cents of an amount whose format was validated when it was received. */
export const centsOfAmount = (amount: string): number => centsOf(amount) ?? 0;

/** Formats an estimate in whole dollars: "$272,000". */
export const formatAmountInDollars = (amount: string): string => formatWholeDollars(centsOfAmount(amount));
