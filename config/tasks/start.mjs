/** `npm start`: serves the whole portal and the sandbox on one origin. Reads PORT, DATABASE_URL and PORTAL_CONFIG. */
import { ensureBuilt } from './build.mjs';
import { runSandbox } from './sandboxProgram.mjs';

export async function start() {
  await ensureBuilt();
  const origin = await runSandbox(process.env);
  console.log(`
The borrower portal is at   ${origin}
Demo borrowers, mail, faults ${origin}/sandbox

Press Ctrl-C to stop. What you did is kept; "npm run sandbox:reset" empties it.`);
  await new Promise(() => {}); // runs until a signal ends the task
}
