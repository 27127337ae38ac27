/** The embedded lender as a process of its own: how tests start it, kill it and start it again. */
import { importSandbox } from './sandboxProgram.mjs';

const { main } = await importSandbox();
await main();
