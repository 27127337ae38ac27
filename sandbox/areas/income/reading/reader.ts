/** Controls the process that reads documents: jobs run one at a time, and the process exists only while there is work. */
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import {
  MAX_PAGES,
  ReadingError,
  type ReadingErrorCode,
  type ReaderResponse,
  type ReaderJob,
  type ReadingResult,
  type SampleInfo,
} from './readerMessages.ts';

export interface DocumentToRead {
  id: string;
  file: string;
  mediaType: string;
  /** Path for the picture of a page, numbered from 1. */
  pageFile: (page: number) => string;
}

export interface Reader {
  /** @throws ReadingError */
  read(paper: DocumentToRead): Promise<ReadingResult>;
  /**
   * Estimated seconds until the document is read, including those ahead of it. 0 when it takes longer than usual; null when it is not
   * waiting.
   */
  secondsLeft(id: string): number | null;
  /** Renders a sample whose pay dates are in the weeks before `today`. @throws ReadingError `noSample` for an unknown file name */
  sample(fileName: string, today: string): Promise<{ content: Buffer; mediaType: string }>;
  /** @throws ReadingError */
  samples(today: string): Promise<SampleInfo[]>;
  /** Ends the process. Running and waiting jobs fail. */
  stop(): Promise<void>;
  /** Null while there is no process. */
  readonly pid: number | null;
}

interface Waiting {
  id: string | null;
  job: ReaderJob;
  done: (answer: ReaderResponse) => void;
}

/** Seconds before a reading is aborted. Only a malicious or hopeless file takes longer. */
const MAX_READING_SECONDS = 90;
/** Memory limit against decompression bombs, in bytes. Ordinary documents need far less. */
const MAX_MEMORY_BYTES = 1_200_000_000;
const WATCH_INTERVAL_MS = 400;
/** Heap limit of the reader's own code; the OCR engine's memory is additional. */
const HEAP_MB = 320;
/** Without these settings, glibc keeps freed picture memory and the process grows with each document. */
const GLIBC_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1000000', MALLOC_TRIM_THRESHOLD_: '1000000' };
/** Environment variables passed to the reader. The database address and password are withheld. */
const PASSED_ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];

/** Path of the reader program: next to the bundled sandbox program, or the source file when run from sources. */
function programFile(): string {
  const own = typeof __filename === 'string' ? __filename : '';
  return own.endsWith('.cjs')
    ? own.replace(/\.cjs$/, '.reader.cjs')
    : path.resolve('sandbox/areas/income/reading/readerProcess.ts');
}

/** Priority below the main process, which serves requests, but high enough to progress on a busy machine. */
const NICENESS = 5;

const MEMORY_PAGE_BYTES = 4096;

/** Resident memory of a process in bytes; 0 when the system does not report it. */
function memoryOf(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid ?? ''}/statm`, 'utf8').split(' ')[1]) * MEMORY_PAGE_BYTES;
  } catch {
    return 0;
  }
}

interface ReaderOptions {
  idleSeconds?: number;
  mostSeconds?: number;
  niceness?: number;
  program?: string;
  /** Path of a module that exports `readDocument` (see `ReadDocument`) and replaces the built-in reader. */
  otherReader?: string | undefined;
}

export function createReader({
  idleSeconds = 30,
  mostSeconds = MAX_READING_SECONDS,
  niceness = NICENESS,
  program = programFile(),
  otherReader,
}: ReaderOptions = {}): Reader {
  const queue: Waiting[] = [];
  const averages = { secondsAPage: 3, pages: 1 };
  let child: ChildProcess | null = null;
  let running: { waiting: Waiting; since: number; watch: NodeJS.Timeout } | null = null;
  let idle: NodeJS.Timeout | undefined;
  let isStopping = false;

  const start = (): ChildProcess => {
    const started = fork(program, [String(niceness), ...(otherReader === undefined ? [] : [otherReader])], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`, '--expose-gc', ...(program.endsWith('.ts') ? ['--import', 'tsx'] : [])],
      env: { ...Object.fromEntries(PASSED_ENVIRONMENT.map((name) => [name, process.env[name]])), ...GLIBC_SETTINGS },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'], // Output is discarded, because the libraries may log document content.
    });
    started.on('message', (answer: ReaderResponse) => {
      if (child === started) finish(answer);
    });
    const end = (): void => {
      if (child !== started) return;
      child = null;
      finish({ kind: 'broken', code: 'ended' });
    };
    started.once('exit', end);
    started.once('error', end);
    return started;
  };

  /** Kills the process, because it can't be interrupted while it reads. */
  const end = (): Promise<void> => {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return Promise.resolve();
    const ended = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
    ending.kill('SIGKILL');
    return ended;
  };

  const finish = (answer: ReaderResponse): void => {
    const ended = running;
    if (ended === null) return;
    running = null;
    clearInterval(ended.watch);
    if (answer.kind === 'read') updateAverages((Date.now() - ended.since) / 1000, Math.max(answer.paper.pages.length, 1));
    ended.waiting.done(answer);
    next();
  };

  const updateAverages = (seconds: number, pages: number): void => {
    averages.secondsAPage = 0.7 * averages.secondsAPage + (0.3 * seconds) / pages;
    averages.pages = 0.7 * averages.pages + 0.3 * pages;
  };

  const next = (): void => {
    clearTimeout(idle);
    if (running !== null || isStopping) return;
    const waiting = queue.shift();
    if (waiting === undefined) {
      endWhenIdle();
      return;
    }
    child ??= start();
    child.ref();
    child.channel?.ref();
    const since = Date.now();
    const watch = setInterval(() => {
      const code =
        Date.now() - since > mostSeconds * 1000 ? 'tooSlow' : memoryOf(child?.pid) > MAX_MEMORY_BYTES ? 'tooLarge' : null;
      if (code === null) return;
      void end();
      finish({ kind: 'broken', code });
    }, WATCH_INTERVAL_MS);
    running = { waiting, since, watch };
    // Send errors are ignored: the `exit` event reports the end of the process.
    child.send(waiting.job, () => undefined);
  };

  /** Detaches the idle process, so that it does not keep the main process alive, and ends it after a while. */
  const endWhenIdle = (): void => {
    if (child === null) return;
    child.unref();
    child.channel?.unref();
    idle = setTimeout(() => void end(), idleSeconds * 1000).unref();
  };

  const enqueue = (id: string | null, job: ReaderJob): Promise<ReaderResponse> =>
    new Promise((resolve, reject) => {
      const done = (answer: ReaderResponse): void => {
        if (answer.kind === 'broken') reject(new ReadingError(answer.code));
        else resolve(answer);
      };
      if (isStopping) done({ kind: 'broken', code: 'stopped' });
      else queue.push({ id, job, done });
      next();
    });

  return {
    async read({ id, file, mediaType, pageFile }) {
      const pageFiles = Array.from({ length: MAX_PAGES }, (_none, index) => pageFile(index + 1));
      const answer = await enqueue(id, { kind: 'read', file, mediaType, pageFiles });
      if (answer.kind !== 'read') throw new ReadingError('failed');
      return answer.paper;
    },
    secondsLeft(id) {
      const each = averages.secondsAPage * averages.pages;
      const place = running?.waiting.id === id ? 0 : queue.findIndex((waiting) => waiting.id === id) + 1;
      if (place === 0 && running?.waiting.id !== id) return null;
      const ofRunning = running === null ? 0 : Math.max(0, each - (Date.now() - running.since) / 1000);
      return Math.ceil(ofRunning + place * each);
    },
    async sample(fileName, today) {
      const answer = await enqueue(null, { kind: 'sample', fileName, today });
      if (answer.kind !== 'sample') throw new ReadingError('failed');
      return { content: Buffer.from(answer.content), mediaType: answer.mediaType };
    },
    async samples(today) {
      const answer = await enqueue(null, { kind: 'samples', today });
      if (answer.kind !== 'samples') throw new ReadingError('failed');
      return answer.samples;
    },
    async stop() {
      isStopping = true;
      clearTimeout(idle);
      const code: ReadingErrorCode = 'stopped';
      const ended = end();
      for (const waiting of queue.splice(0)) waiting.done({ kind: 'broken', code });
      finish({ kind: 'broken', code });
      await ended;
    },
    get pid() {
      return child?.pid ?? null;
    },
  };
}
