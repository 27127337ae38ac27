/** Changes privacy choices: one choice, an opt-out of all, or an undo. */
import type { FastifyReply } from 'fastify';
import type { Transaction } from 'kysely';

import type { AppliesTo, PrivacyChange, PrivacyChoice, PrivacyState } from '#contract/borrower/privacy.ts';
import { daysBetween } from '../../base/clock/calendar.ts';
import type { Database } from '../../base/db/database.ts';
import { Refusal } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { CHOICE_RULES, currentChoices, isDeviceChoice, storeChoices, type NewChoice } from '../../lender/privacy/choices.ts';
import { storeDeviceChoices, undoDeviceChoices } from '../../lender/privacy/deviceChoices.ts';
import { lockBorrower, unauthorized } from '../../lender/session/caller.ts';
import { mailSharedChoice } from './noticeMail.ts';
import { listChoiceStates, listJointBorrowers, type Requester } from './preference.ts';
import { optOutByPrivacySignal } from './globalPrivacyControl.ts';

/** Opting out again within this many days of an opt-out's end renews it for its full term. */
const RENEWAL_WINDOW_DAYS = 365;

const MINUTE_MS = 60_000;

const choiceConflict = (): Refusal =>
  new Refusal(409, 'This choice was changed somewhere else in the meantime. We left it as it is. Look at it again.', {
    code: 'choiceChanged',
  });

/** @returns the `changeId` of the contract's response @throws Refusal 400, 401, 409 */
export async function changeChoices(
  sandbox: Sandbox,
  asker: Requester,
  reply: FastifyReply,
  change: PrivacyChange,
): Promise<string | null> {
  if ('signal' in change) {
    if (asker.borrowerId !== null) await optOutByPrivacySignal(sandbox, asker.borrowerId);
    return null;
  }
  if ('undo' in change) return undoChange(sandbox, asker, reply, change.undo);
  if ('optOutOfAll' in change) return optOutOfAll(sandbox, asker, reply, change.appliesTo);
  return changeSingleChoice(sandbox, asker, reply, change);
}

type SingleChoiceChange = Extract<PrivacyChange, { choice: PrivacyChoice }>;

async function changeSingleChoice(
  sandbox: Sandbox,
  asker: Requester,
  reply: FastifyReply,
  change: SingleChoiceChange,
): Promise<string | null> {
  const { choice, isAllowed, appliesTo, replaces } = change;
  if (asker.borrowerId === null && !isDeviceChoice(choice)) throw unauthorized();
  if (appliesTo === 'everyone' && (isAllowed || !CHOICE_RULES[choice].mayBeForEveryone)) {
    throw new Refusal(400, 'This can be chosen for yourself only. Nothing was changed.', {
      fields: { appliesTo: 'Choose this for yourself only.' },
    });
  }
  if (isAllowed && asker.isSignalOn && isDeviceChoice(choice)) {
    throw new Refusal(
      409,
      'Your browser sends the Global Privacy Control signal, so this stays off. Turn the signal off in your browser first.',
      { code: 'signalOn' },
    );
  }
  return applyChoices(sandbox, asker, reply, (state) => {
    if (state.choice !== choice || isAlreadyChosen(sandbox, state, change)) return null;
    // An opt-out always succeeds. An opt-in must name the state that it replaces, so that it never overrides an opt-out made elsewhere.
    if (isAllowed && state.changeId !== replaces) throw choiceConflict();
    return { isAllowed, appliesTo };
  });
}

/** Whether the state already matches the request. A default value, or one caused by the browser's signal, does not count as a choice. */
function isAlreadyChosen({ clock }: Sandbox, state: PrivacyState, { isAllowed, appliesTo }: SingleChoiceChange): boolean {
  if (state.by === null || state.by === 'signal' || state.isAllowed !== isAllowed) return false;
  if (appliesTo === 'everyone' && !state.isForEveryone) return false;
  if (isDeviceChoice(state.choice)) return true;
  return state.until === null || daysBetween(clock.today(), state.until) > RENEWAL_WINDOW_DAYS;
}

const optOutOfAll = (sandbox: Sandbox, asker: Requester, reply: FastifyReply, appliesTo: AppliesTo): Promise<string | null> =>
  applyChoices(sandbox, asker, reply, (state) => {
    const forAll = appliesTo === 'everyone' && CHOICE_RULES[state.choice].mayBeForEveryone ? 'everyone' : 'me';
    const isDone = !state.isAllowed && state.by !== null && (forAll === 'me' || state.isForEveryone);
    return isDone ? null : { isAllowed: false, appliesTo: forAll };
  });

/** Decides the new value of each choice; null leaves it unchanged. */
type DecideChoice = (state: PrivacyState) => { isAllowed: boolean; appliesTo: AppliesTo } | null;

/** Stores the result of `judge` for every choice, in the account and in the browser. */
async function applyChoices(
  sandbox: Sandbox,
  asker: Requester,
  reply: FastifyReply,
  judge: DecideChoice,
): Promise<string | null> {
  const { database, clock } = sandbox;
  const { borrowerId } = asker;
  const now = clock.now();
  const judged = (states: PrivacyState[]) =>
    states.flatMap((state) => {
      const verdict = judge(state);
      return verdict === null ? [] : [{ choice: state.choice, ...verdict }];
    });
  if (borrowerId === null) {
    const changes = judged(await listChoiceStates(database, asker));
    return changes.length === 0 ? null : storeOnDevice(reply, changes, now);
  }
  const made = await database.transaction().execute(async (transaction) => {
    await lockBorrower(transaction, borrowerId);
    const changes = judged(await listChoiceStates(transaction, asker));
    if (changes.length === 0) return null;
    const own = changes.map(({ choice, isAllowed, appliesTo }): NewChoice => ({
      borrowerId,
      choice,
      isAllowed,
      madeBy: borrowerId,
      isForEveryone: appliesTo === 'everyone',
    }));
    const forOthers = await applyOptOutsToJointBorrowers(sandbox, transaction, own);
    return { changes, changeId: await storeChoices(transaction, [...own, ...forOthers], now) };
  });
  if (made === null) return null;
  storeOnDevice(reply, made.changes, now, made.changeId);
  return made.changeId;
}

/** Applies shared opt-outs to the others on the loan and emails them. Those who have already opted out themselves are skipped. */
async function applyOptOutsToJointBorrowers(
  sandbox: Sandbox,
  transaction: Transaction<Database>,
  own: readonly NewChoice[],
): Promise<NewChoice[]> {
  const shared = own.filter(({ isForEveryone }) => isForEveryone);
  const [first] = shared;
  if (first === undefined) return [];
  const all: NewChoice[] = [];
  for (const { borrowerId, email } of await listJointBorrowers(transaction, first.borrowerId)) {
    const chosen = await currentChoices(transaction, borrowerId);
    const theirs = shared.filter(({ choice }) => chosen.get(choice)?.is_allowed !== false);
    if (theirs.length === 0) continue;
    all.push(...theirs.map((one) => ({ ...one, borrowerId })));
    await mailSharedChoice(sandbox, transaction, { to: email, choices: theirs.map(({ choice }) => choice), isTakenBack: false });
  }
  return all;
}

/** Stores choices in the browser's cookie. @returns the `changeId`, a new one if none is given */
function storeOnDevice(
  reply: FastifyReply,
  changes: readonly { choice: PrivacyChoice; isAllowed: boolean }[],
  now: Date,
  changeId?: string,
): string | null {
  const ofDevice = changes.filter(({ choice }) => isDeviceChoice(choice));
  if (ofDevice.length === 0) return changeId ?? null;
  const choices = Object.fromEntries(ofDevice.map(({ choice, isAllowed }) => [choice, isAllowed]));
  return storeDeviceChoices(reply, choices, { now, ...(changeId === undefined ? {} : { changeId }) });
}

/** Undoes one change for everybody it applied to, except where a newer choice has been made since. @throws Refusal 409 */
async function undoChange(sandbox: Sandbox, asker: Requester, reply: FastifyReply, changeId: string): Promise<null> {
  const { database, clock, limits } = sandbox;
  const { borrowerId } = asker;
  const since = new Date(clock.now().getTime() - limits.privacyUndoMinutes * MINUTE_MS);
  if (borrowerId !== null) {
    await database.transaction().execute(async (transaction) => {
      await lockBorrower(transaction, borrowerId);
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
        const last = (await currentChoices(transaction, row.borrower_id)).get(row.choice);
        if (last?.position === row.position) lasting.push(row);
        else if (row.borrower_id === borrowerId) throw choiceConflict();
      }
      if (lasting.length === 0) throw choiceConflict();
      const positions = lasting.map(({ position }) => position);
      await transaction
        .updateTable('privacy_choice')
        .set({ taken_back_at: clock.now() })
        .where('position', 'in', positions)
        .execute();
      for (const other of await listJointBorrowers(transaction, borrowerId)) {
        const choices = lasting.filter((row) => row.borrower_id === other.borrowerId).map(({ choice }) => choice);
        if (choices.length > 0) await mailSharedChoice(sandbox, transaction, { to: other.email, choices, isTakenBack: true });
      }
    });
  }
  const isOnDevice = undoDeviceChoices(reply, changeId, since);
  if (borrowerId === null && !isOnDevice) throw choiceConflict();
  return null;
}
