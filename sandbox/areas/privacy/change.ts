/** Changes privacy choices: one choice, an opt-out of all, or an undo. */
import type { FastifyReply } from 'fastify';
import type { Transaction } from 'kysely';

import type { AppliesTo, PrivacyChange, PrivacyChoice, PrivacyState } from '#contract/borrower/privacy.ts';
import { daysBetween } from '../../base/clock/calendar.ts';
import type { Database } from '../../base/db/database.ts';
import { Refusal } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { CHOICES, chosenBy, isOfDevice, keepChoices, type NewChoice } from '../../lender/privacy/choices.ts';
import { keepForDevice, takeBackForDevice } from '../../lender/privacy/deviceChoices.ts';
import { signInFirst } from '../../lender/session/caller.ts';
import { holdChoices } from './holdChoices.ts';
import { jointBorrowersOf } from './jointBorrowers.ts';
import { mailChosenForAll } from './noticeMail.ts';
import { statesFor, type Asker } from './preference.ts';
import { recordSignal } from './signal.ts';

/** Opting out again within this many days of an opt-out's end renews it for its full term. */
const RENEWED_FROM_DAYS = 365;

const MINUTE_MS = 60_000;

const changedElsewhere = (): Refusal =>
  new Refusal(409, 'This choice was changed somewhere else in the meantime. We left it as it is. Look at it again.', {
    code: 'choiceChanged',
  });

/** Applies a change. @returns the `changeId` of the contract's response @throws Refusal 400, 401, 409 */
export async function changeChoices(
  sandbox: Sandbox,
  asker: Asker,
  reply: FastifyReply,
  change: PrivacyChange,
): Promise<string | null> {
  if ('signal' in change) {
    if (asker.borrowerId !== null) await recordSignal(sandbox, asker.borrowerId);
    return null;
  }
  if ('undo' in change) return takeBack(sandbox, asker, reply, change.undo);
  if ('optOutOfAll' in change) return optOutOfAll(sandbox, asker, reply, change.appliesTo);
  return chooseOne(sandbox, asker, reply, change);
}

type OneChoice = Extract<PrivacyChange, { choice: PrivacyChoice }>;

async function chooseOne(sandbox: Sandbox, asker: Asker, reply: FastifyReply, change: OneChoice): Promise<string | null> {
  const { choice, isAllowed, appliesTo, replaces } = change;
  if (asker.borrowerId === null && !isOfDevice(choice)) throw signInFirst();
  if (appliesTo === 'everyone' && (isAllowed || !CHOICES[choice].mayBeForEveryone)) {
    throw new Refusal(400, 'This can be chosen for yourself only. Nothing was changed.', {
      fields: { appliesTo: 'Choose this for yourself only.' },
    });
  }
  if (isAllowed && asker.isSignalOn && isOfDevice(choice)) {
    throw new Refusal(
      409,
      'Your browser sends the Global Privacy Control signal, so this stays off. Turn the signal off in your browser first.',
      { code: 'signalOn' },
    );
  }
  return choose(sandbox, asker, reply, (state) => {
    if (state.choice !== choice || isAsAsked(sandbox, state, change)) return null;
    // An opt-out always succeeds. An opt-in must name the state that it replaces, so that it never overrides an opt-out made elsewhere.
    if (isAllowed && state.changeId !== replaces) throw changedElsewhere();
    return { isAllowed, appliesTo };
  });
}

/** Whether the state already matches the request. A default value, or one caused by the browser's signal, does not count as a choice. */
function isAsAsked({ clock }: Sandbox, state: PrivacyState, { isAllowed, appliesTo }: OneChoice): boolean {
  if (state.by === null || state.by === 'signal' || state.isAllowed !== isAllowed) return false;
  if (appliesTo === 'everyone' && !state.isForEveryone) return false;
  if (isOfDevice(state.choice)) return true;
  return state.until === null || daysBetween(clock.today(), state.until) > RENEWED_FROM_DAYS;
}

const optOutOfAll = (sandbox: Sandbox, asker: Asker, reply: FastifyReply, appliesTo: AppliesTo): Promise<string | null> =>
  choose(sandbox, asker, reply, (state) => {
    const forAll = appliesTo === 'everyone' && CHOICES[state.choice].mayBeForEveryone ? 'everyone' : 'me';
    const isDone = !state.isAllowed && state.by !== null && (forAll === 'me' || state.isForEveryone);
    return isDone ? null : { isAllowed: false, appliesTo: forAll };
  });

/** Decides the new value of each choice; null leaves it unchanged. */
type Judge = (state: PrivacyState) => { isAllowed: boolean; appliesTo: AppliesTo } | null;

/** Stores the result of `judge` for every choice, in the account and in the browser. */
async function choose(sandbox: Sandbox, asker: Asker, reply: FastifyReply, judge: Judge): Promise<string | null> {
  const { database, clock } = sandbox;
  const { borrowerId } = asker;
  const now = clock.now();
  const judged = (states: PrivacyState[]) =>
    states.flatMap((state) => {
      const verdict = judge(state);
      return verdict === null ? [] : [{ choice: state.choice, ...verdict }];
    });
  if (borrowerId === null) {
    const changes = judged(await statesFor(database, asker));
    return changes.length === 0 ? null : keepOnDevice(reply, changes, now);
  }
  const made = await database.transaction().execute(async (transaction) => {
    await holdChoices(transaction, borrowerId);
    const changes = judged(await statesFor(transaction, asker));
    if (changes.length === 0) return null;
    const own = changes.map(({ choice, isAllowed, appliesTo }): NewChoice => ({
      borrowerId,
      choice,
      isAllowed,
      madeBy: borrowerId,
      isForEveryone: appliesTo === 'everyone',
    }));
    const forOthers = await chooseForOthers(sandbox, transaction, own);
    return { changes, changeId: await keepChoices(transaction, [...own, ...forOthers], now) };
  });
  if (made === null) return null;
  keepOnDevice(reply, made.changes, now, made.changeId);
  return made.changeId;
}

/** Applies shared opt-outs to the others on the loan and emails them. Those who have already opted out themselves are skipped. */
async function chooseForOthers(
  sandbox: Sandbox,
  transaction: Transaction<Database>,
  own: readonly NewChoice[],
): Promise<NewChoice[]> {
  const shared = own.filter(({ isForEveryone }) => isForEveryone);
  const [first] = shared;
  if (first === undefined) return [];
  const all: NewChoice[] = [];
  for (const { borrowerId, email } of await jointBorrowersOf(transaction, first.borrowerId)) {
    const chosen = await chosenBy(transaction, borrowerId);
    const theirs = shared.filter(({ choice }) => chosen.get(choice)?.is_allowed !== false);
    if (theirs.length === 0) continue;
    all.push(...theirs.map((one) => ({ ...one, borrowerId })));
    await mailChosenForAll(sandbox, transaction, { to: email, choices: theirs.map(({ choice }) => choice), isTakenBack: false });
  }
  return all;
}

/** Stores choices in the browser's cookie. @returns the `changeId`, a new one if none is given */
function keepOnDevice(
  reply: FastifyReply,
  changes: readonly { choice: PrivacyChoice; isAllowed: boolean }[],
  now: Date,
  changeId?: string,
): string | null {
  const ofDevice = changes.filter(({ choice }) => isOfDevice(choice));
  if (ofDevice.length === 0) return changeId ?? null;
  const choices = Object.fromEntries(ofDevice.map(({ choice, isAllowed }) => [choice, isAllowed]));
  return keepForDevice(reply, choices, { now, ...(changeId === undefined ? {} : { changeId }) });
}

/** Undoes one change for everybody it applied to, except where a newer choice has been made since. @throws Refusal 409 */
async function takeBack(sandbox: Sandbox, asker: Asker, reply: FastifyReply, changeId: string): Promise<null> {
  const { database, clock, limits } = sandbox;
  const { borrowerId } = asker;
  const since = new Date(clock.now().getTime() - limits.privacyUndoMinutes * MINUTE_MS);
  if (borrowerId !== null) {
    await database.transaction().execute(async (transaction) => {
      await holdChoices(transaction, borrowerId);
      const rows = await transaction
        .selectFrom('privacy_choice')
        .selectAll()
        .where('change_id', '=', changeId)
        .where('made_by', '=', borrowerId)
        .where('is_signal', '=', false)
        .where('taken_back_at', 'is', null)
        .where('made_at', '>', since)
        .execute();
      const lasting = [];
      for (const row of rows) {
        const last = (await chosenBy(transaction, row.borrower_id)).get(row.choice);
        if (last?.position === row.position) lasting.push(row);
        else if (row.borrower_id === borrowerId) throw changedElsewhere();
      }
      if (lasting.length === 0) throw changedElsewhere();
      const positions = lasting.map(({ position }) => position);
      await transaction
        .updateTable('privacy_choice')
        .set({ taken_back_at: clock.now() })
        .where('position', 'in', positions)
        .execute();
      for (const other of await jointBorrowersOf(transaction, borrowerId)) {
        const choices = lasting.filter((row) => row.borrower_id === other.borrowerId).map(({ choice }) => choice);
        if (choices.length > 0) await mailChosenForAll(sandbox, transaction, { to: other.email, choices, isTakenBack: true });
      }
    });
  }
  const isOnDevice = takeBackForDevice(reply, changeId, since);
  if (borrowerId === null && !isOnDevice) throw changedElsewhere();
  return null;
}
