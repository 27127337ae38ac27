/** The lender in browser tests: one sandbox process per worker, controlled through its console. */
import type { ListedMail as ListedLetter } from '../../../sandbox/console/MailPages.tsx';
import type { Fault } from '../../../sandbox/base/faults.ts';
import type { GatewayCharge } from '../../../sandbox/areas/payment/gateway/gateway.ts';
import type { LedgerLine } from '../../../sandbox/areas/payment/records/ledger.ts';
import { freshDataFolder } from '../../support/seededData.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

export interface Credentials {
  email: string;
  password: string;
}

export type Letter = ListedLetter & { html: string };

export class Lender {
  readonly dataFolder: string;
  readonly #environment: Record<string, string>;
  #process: SandboxProcess;
  #waitForExit = false;

  private constructor(dataFolder: string, environment: Record<string, string>, process: SandboxProcess) {
    this.dataFolder = dataFolder;
    this.#environment = environment;
    this.#process = process;
    this.#noticeEnd();
  }

  /** @param environment additional settings, such as `SANDBOX_LIMITS` */
  static async start(environment: Record<string, string> = {}): Promise<Lender> {
    const dataFolder = await freshDataFolder();
    // A lender with its own settings serves only a few tests, so optimizing the database does not pay off.
    const isLongLived = Object.keys(environment).length === 0;
    return new Lender(dataFolder, environment, await startSandboxProcess({ dataFolder, env: environment, isLongLived }));
  }

  get origin(): string {
    return this.#process.origin;
  }

  /** Output of the sandbox since its last start, including its log. */
  log(): string {
    return this.#process.output();
  }

  /** Rejects if no borrower is seeded for this situation. */
  async borrower(situation: string): Promise<Credentials> {
    const { borrowers } = await this.#get<{ borrowers: (Credentials & { situation: string })[] }>('/sandbox.json');
    const found = borrowers.find((one) => one.situation === situation);
    if (!found)
      throw new Error(`No borrower is seeded as "${situation}"; there are: ${borrowers.map((one) => one.situation).join(', ')}`);
    return { email: found.email, password: found.password };
  }

  /** The payments are sorted oldest first. */
  async ledger(): Promise<LedgerLine[]> {
    return (await this.#get<{ payments: LedgerLine[] }>('/sandbox/ledger.json')).payments;
  }

  async gatewayBook(): Promise<GatewayCharge[]> {
    return (await this.#get<{ charges: GatewayCharge[] }>('/sandbox/gateway.json')).charges;
  }

  /** The newest email comes first. */
  async inbox(to?: string): Promise<Letter[]> {
    const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
    return (await this.#get<{ mails: Letter[] }>(`/sandbox/inbox.json${query}`)).mails;
  }

  async setFault(fault: Fault): Promise<void> {
    await this.#send('POST', '/sandbox/faults', fault);
  }

  async clearFaults(): Promise<void> {
    await this.#send('DELETE', '/sandbox/faults');
  }

  /** Sets the lender's clock to an instant, from which it keeps running; null sets it to real time. */
  async setClock(now: string | null): Promise<void> {
    await this.#send('POST', '/sandbox/clock', { now });
  }

  /** Moves the lender's clock forward by 30 days, so that the next installment is due. */
  async advanceMonth(): Promise<void> {
    const { now } = await this.#get<{ now: string }>('/sandbox/clock');
    await this.setClock(new Date(Date.parse(now) + 30 * 24 * 3_600_000).toISOString());
  }

  /** Resets the sandbox to its seed data, with its clock at `now`. */
  async reset(now: string | null): Promise<void> {
    if (this.#waitForExit) await this.restart();
    await this.#send('POST', '/sandbox/reset', { now });
  }

  async hasEnded(): Promise<void> {
    await this.#process.exited;
  }

  /** Kills the process if it still runs, and restarts it on the same data and port. */
  async restart(): Promise<void> {
    const { port } = new URL(this.origin);
    await this.#process.kill();
    this.#process = await startSandboxProcess({ dataFolder: this.dataFolder, env: { ...this.#environment, PORT: port } });
    this.#waitForExit = false;
    this.#noticeEnd();
  }

  async stop(): Promise<void> {
    await this.#process.stop();
  }

  #noticeEnd(): void {
    const watched = this.#process;
    void watched.exited.then(() => {
      if (watched === this.#process) this.#waitForExit = true;
    });
  }

  async #get<Answer>(path: string): Promise<Answer> {
    return (await this.#send('GET', path)) as Answer; // Safe cast: the console responds with these types.
  }

  async #send(method: string, path: string, body?: unknown): Promise<unknown> {
    const headers = body === undefined ? undefined : { 'content-type': 'application/json' };
    const response = await fetch(this.origin + path, { method, ...(headers && { headers, body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${method} ${path} was refused with ${response.status}: ${await response.text()}`);
    return response.json();
  }
}
