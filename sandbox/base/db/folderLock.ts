/**
 * A lock file that lets only one process use a data folder. The embedded database does not lock its files, and two processes would
 * corrupt them.
 */
import { linkSync, mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { StartupError } from '../settings/startupError.ts';

/** How long to wait, in milliseconds, so that two processes that both replaced a stale lock notice each other. */
const LOCK_SETTLE_MS = 150;

/** Locks the folder and returns a function that unlocks it. @throws StartupError when a running process holds the lock */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  const mine = JSON.stringify({ pid: process.pid, born: processStartTime(process.pid) });

  if (!createLockFile(path, mine)) {
    const holder = readLock(path);
    if (holder !== null && isRunning(holder)) throw folderInUseError(folder, holder.pid);
    rmSync(path, { force: true });
    if (!createLockFile(path, mine)) throw folderInUseError(folder, readLock(path)?.pid);
    await pause(LOCK_SETTLE_MS);
    if (readFileOrNull(path) !== mine) throw folderInUseError(folder, readLock(path)?.pid);
  }
  return () => {
    if (readFileOrNull(path) === mine) rmSync(path, { force: true });
  };
}

interface LockHolder {
  pid: number;
  /** Start time of the process, which distinguishes it from a later process with the same id. Empty where the system has no /proc. */
  born: string;
}

/**
 * Creates the lock file, or returns false if it exists. It is written under a draft name and then linked, so it never exists
 * half-written.
 */
function createLockFile(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw problem;
  } finally {
    unlinkSync(draft);
  }
}

function readFileOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function readLock(path: string): LockHolder | null {
  try {
    return JSON.parse(readFileOrNull(path) ?? '') as LockHolder;
  } catch {
    return null;
  }
}

function isRunning({ pid, born }: LockHolder): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
  return processStartTime(pid) === born;
}

/** Start time of the process in kernel clock ticks; empty on systems without /proc. */
function processStartTime(pid: number): string {
  const status = readFileOrNull(`/proc/${pid}/stat`);
  return status?.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

const folderInUseError = (folder: string, pid: number | undefined): StartupError =>
  new StartupError(
    `The data folder ${folder} is already used by a running sandbox${pid === undefined ? '' : ` (process ${pid})`}; stop that one first, or set SANDBOX_DATA to another folder.`,
  );
