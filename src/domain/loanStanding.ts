import { addDays } from './time/dates.ts';
import { centsOf } from './money.ts';
import type { OrUnknown } from './unreadable.ts';

/** Where the lender names no day, the late charge applies when a payment is not in by the end of this many days after its due date (uniform note). */
const GRACE_DAYS = 15;
/** A payment due within this many days is shown prominently. */
export const DUE_SOON_DAYS = 10;
/** More than a month away: everything up to now is paid. */
const PAID_AHEAD_DAYS = 31;

/** The fields of a servicing record that decide where a loan stands. */
export interface StandingFacts {
  dueDate: string | null;
  daysUntilDueDate: number | null;
  /** The lender's own last day without a late charge. */
  dateUntilDueDate?: string | null;
  totalAmountDue: string | null;
  lateCharges: string | null;
  dmiLoanNumber: string | null;
  newServicer: string | null;
  newServicerEffectiveDate: string | null;
  firstPaymentDueDate?: string | null;
  servicedBy?: OrUnknown<'LENDER' | 'DMI' | 'SPECIAL_SERVICING'> | null;
}

export type Standing =
  | 'notBoarded'
  | 'transferred'
  | 'dmi'
  | 'specialServicing'
  | 'overdue'
  | 'overdueCharged'
  | 'dueToday'
  | 'dueSoon'
  | 'due'
  | 'paidAhead'
  | 'nothingDue'
  /** What is owed, or who takes it, is not known: neither due nor paid. */
  | 'unclear';

/** Somebody else takes its payments. */
export const isPaidElsewhere = (standing: Standing): standing is 'transferred' | 'dmi' | 'specialServicing' =>
  standing === 'transferred' || standing === 'dmi' || standing === 'specialServicing';

export interface LoanStanding {
  standing: Standing;
  /** The borrower can pay it here and now. */
  payable: boolean;
  isFirstPayment: boolean;
  /** A transfer that is announced but has not happened yet: until then this portal still takes the payment. */
  transferComing: boolean;
  /** The last day on which a payment is timely; null without a due date. */
  lastTimelyDay: string | null;
}

/** The lender's current day, worked out from its own count of days; null without such a count. */
export const lenderToday = ({ dueDate, daysUntilDueDate }: Pick<StandingFacts, 'dueDate' | 'daysUntilDueDate'>): string | null =>
  daysUntilDueDate === null ? null : addDays(dueDate, -daysUntilDueDate);

/** Where a loan stands, from its servicing record. Undefined means a loan that is not boarded yet. */
export function standingOf(record: StandingFacts | undefined): LoanStanding {
  if (record === undefined) return { ...NOT_BOARDED, isFirstPayment: false, lastTimelyDay: null };
  return {
    ...whereItStands(record),
    isFirstPayment: typeof record.firstPaymentDueDate === 'string' && record.firstPaymentDueDate === record.dueDate,
    lastTimelyDay: lastTimelyDay(record),
  };
}

/** A day before the due date can't be meant. */
const lastTimelyDay = ({ dueDate, dateUntilDueDate: own = null }: StandingFacts): string | null =>
  own !== null && dueDate !== null && own >= dueDate ? own : addDays(dueDate, GRACE_DAYS);

const NOT_BOARDED = { standing: 'notBoarded', payable: false, transferComing: false } as const;

/** As far as the order of a thousand loans needs it: dates are worked out only where something depends on them. */
function whereItStands(record: StandingFacts): Pick<LoanStanding, 'standing' | 'payable' | 'transferComing'> {
  const effective = record.newServicer === null ? null : record.newServicerEffectiveDate;
  const moved = effective !== null && hasCome(effective, record);
  const standing = moved ? 'transferred' : (elsewhere(record) ?? dueStanding(record));
  return {
    standing,
    payable:
      !['transferred', 'dmi', 'specialServicing', 'nothingDue', 'unclear'].includes(standing) &&
      (centsOf(record.totalAmountDue) ?? 0) > 0,
    transferComing: effective !== null && !moved,
  };
}

function hasCome(day: string, record: StandingFacts): boolean {
  const today = lenderToday(record);
  return today === null || day <= today; // dates of this form compare as text
}

function elsewhere({ servicedBy, dmiLoanNumber }: StandingFacts): Standing | null {
  if (servicedBy === 'unknown') return 'unclear';
  if (servicedBy === 'SPECIAL_SERVICING') return 'specialServicing';
  if (servicedBy === 'DMI' || (servicedBy === undefined && dmiLoanNumber !== null)) return 'dmi';
  return null;
}

function dueStanding({ daysUntilDueDate: days, totalAmountDue, lateCharges }: StandingFacts): Standing {
  const cents = centsOf(totalAmountDue);
  if (cents === null) return 'unclear';
  if (cents <= 0) return 'nothingDue';
  if (days === null) return 'due';
  if (days < 0) return (centsOf(lateCharges) ?? 0) > 0 ? 'overdueCharged' : 'overdue';
  if (days === 0) return 'dueToday';
  if (days <= DUE_SOON_DAYS) return 'dueSoon';
  return days > PAID_AHEAD_DAYS ? 'paidAhead' : 'due';
}

/** Most urgent first: loans that can be paid here, by days left, then the rest. */
export function urgencyOf(record: StandingFacts | undefined): number {
  if (record === undefined) return 40_000;
  const days = record.daysUntilDueDate ?? 10_000;
  return whereItStands(record).payable ? days : 20_000 + days;
}
