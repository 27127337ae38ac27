/** The lender behind a journey: one sandbox process per worker, controlled through its console. */
import type { Letter as ListedLetter } from '../../../sandbox/console/MailPages.tsx';
import type { Fault } from '../../../sandbox/base/faults.ts';
import type { GatewayBookEntry } from '../../../sandbox/areas/payment/gateway/gateway.ts';
import type { LedgerLine } from '../../../sandbox/areas/payment/books/ledger.ts';
import { freshDataFolder } from '../../support/firstStart.ts';
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
  #hasEnded = false;

  private constructor(dataFolder: string, environment: Record<string, string>, process: SandboxProcess) {
    this.dataFolder = dataFolder;
    this.#environment = environment;
    this.#process = process;
    this.#noticeEnd();
  }

  /** `environment`: settings beyond the usual, `SANDBOX_LIMITS` for example. */
  static async start(environment: Record<string, string> = {}): Promise<Lender> {
    const dataFolder = await freshDataFolder();
    // One with settings of its own serves the few journeys of a file, for which optimizing the database does not pay.
    const isLongLived = Object.keys(environment).length === 0;
    return new Lender(dataFolder, environment, await startSandboxProcess({ dataFolder, env: environment, isLongLived }));
  }

  get origin(): string {
    return this.#process.origin;
  }

  /** What the sandbox wrote, its log included, since it was last started. */
  log(): string {
    return this.#process.output();
  }

  /** E-mail and password of a seeded situation. Rejects when there is none of that name. */
  async borrower(situation: string): Promise<Credentials> {
    const { borrowers } = await this.#get<{ borrowers: (Credentials & { situation: string })[] }>('/sandbox.json');
    const found = borrowers.find((one) => one.situation === situation);
    if (!found)
      throw new Error(`No borrower is seeded as "${situation}"; there are: ${borrowers.map((one) => one.situation).join(', ')}`);
    return { email: found.email, password: found.password };
  }

  /** Every payment that the lender holds, oldest first. */
  async ledger(): Promise<LedgerLine[]> {
    return (await this.#get<{ payments: LedgerLine[] }>('/sandbox/ledger.json')).payments;
  }

  /** Every charge in the payment gateway's own book. */
  async gatewayBook(): Promise<GatewayBookEntry[]> {
    return (await this.#get<{ charges: GatewayBookEntry[] }>('/sandbox/gateway.json')).charges;
  }

  /** Mail that was sent, newest first; `to`: to this address only. */
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

  /** Sets the lender's clock to an instant, from which it keeps running; null is real time. */
  async setClock(now: string | null): Promise<void> {
    await this.#send('POST', '/sandbox/clock', { now });
  }

  /** Moves the lender's clock on by a month: the next installment is due as soon as the one before was. */
  async monthLater(): Promise<void> {
    const { now } = await this.#get<{ now: string }>('/sandbox/clock');
    await this.setClock(new Date(Date.parse(now) + 30 * 24 * 3_600_000).toISOString());
  }

  /** Resets the lender to a first start at `now`. */
  async reset(now: string | null): Promise<void> {
    if (this.#hasEnded) await this.restart();
    await this.#send('POST', '/sandbox/reset', { now });
  }

  /** Waits until the process has ended by itself, through a fault for example. */
  async hasEnded(): Promise<void> {
    await this.#process.exited;
  }

  /** Kills the process if it still runs, and starts it on the same data and port. */
  async restart(): Promise<void> {
    const { port } = new URL(this.origin);
    await this.#process.kill();
    this.#process = await startSandboxProcess({ dataFolder: this.dataFolder, env: { ...this.#environment, PORT: port } });
    this.#hasEnded = false;
    this.#noticeEnd();
  }

  async stop(): Promise<void> {
    await this.#process.stop();
  }

  #noticeEnd(): void {
    const watched = this.#process;
    void watched.exited.then(() => {
      if (watched === this.#process) this.#hasEnded = true;
    });
  }

  async #get<Answer>(path: string): Promise<Answer> {
    return (await this.#send('GET', path)) as Answer; // the console answers with these types
  }

  async #send(method: string, path: string, body?: unknown): Promise<unknown> {
    const headers = body === undefined ? undefined : { 'content-type': 'application/json' };
    const response = await fetch(this.origin + path, { method, ...(headers && { headers, body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${method} ${path} was refused with ${response.status}: ${await response.text()}`);
    return response.json();
  }
}
