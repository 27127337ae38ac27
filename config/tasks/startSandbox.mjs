/** Runs the sandbox as a separate process, which tests can start, kill and start again. */
import { importSandbox } from './sandboxProgram.mjs';

const { main } = await importSandbox();
await main();
