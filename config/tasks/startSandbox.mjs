/** The embedded lender as a separate process, which tests start, kill and start again. */
import { importSandbox } from './sandboxProgram.mjs';

const { main } = await importSandbox();
await main();
