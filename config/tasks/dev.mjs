/** `npm run dev`: the developer's loop. webpack-dev-server with React refresh, in front of the same sandbox, at one address. */
import { mkdirSync } from 'node:fs';
import net from 'node:net';

import { ensureInstalled } from './ensureInstalled.mjs';
import { runSandbox } from './sandbox.mjs';
import { importFromRoot, inRoot, onEnd, runNode, runTask, say, TaskProblem } from './task.mjs';

const port = Number(process.env.PORT || 3000);
const origin = `http://localhost:${port}`;
/** The documents of the development build. The sandbox serves them, with the same policy as the production build. */
const documents = inRoot('.cache/dev');

runTask(develop, { runsUntilStopped: true });

async function develop() {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new TaskProblem(`PORT is "${process.env.PORT}"; set it to a number from 1 to 65535.`);
  await ensureInstalled();
  if (!(await isFree(port)))
    throw new TaskProblem(`Port ${port} is already in use; stop what uses it, or set PORT to another number.`);
  process.env.NODE_ENV = 'development';
  process.env.WEBPACK_SERVE = 'true';
  mkdirSync(documents, { recursive: true });

  const innerPort = String(await freePort());
  await runSandbox({ ...process.env, PORT: innerPort, SANDBOX_ORIGIN: origin, SANDBOX_DIST: documents });
  await serve(`http://127.0.0.1:${innerPort}`);
  say(`
The portal is at             ${origin}  (changes in src/ show at once)
Demo borrowers, mail, faults ${origin}/sandbox

Press Ctrl-C to stop. A change in sandbox/ shows after a new start.`);
  await new Promise(() => {}); // until a signal ends the task
}

async function serve(sandbox) {
  const [{ default: webpack }, { default: WebpackDevServer }, { default: portalBuild }] = await Promise.all([
    import('webpack'),
    import('webpack-dev-server'),
    importFromRoot('webpack.config.ts'),
  ]);
  const compiler = webpack(['portal', 'replay'].map((part) => portalBuild({ out: documents, part }, { mode: 'development' })));
  compiler.compilers[0].hooks.done.tapPromise('FirstPage', () => firstPage());
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      static: false,
      historyApiFallback: false,
      setupExitSignals: false,
      client: { overlay: false },
      devMiddleware: {
        index: false,
        stats: 'errors-warnings',
        writeToDisk: (file) => !/[\\/]assets[\\/]/.test(file) && !file.includes('.hot-update.'),
      },
      proxy: [
        {
          context: (path) => !path.startsWith('/assets/') && !path.startsWith('/ws') && !path.includes('.hot-update.'),
          target: sandbox,
          xfwd: true,
        },
      ],
    },
    compiler,
  );
  await server.start();
  onEnd(() => server.stop());
}

/** Renders the first page in a separate process, which reads its source again. */
async function firstPage() {
  const { code, output } = await runNode(['--import', 'tsx', inRoot('config/build/firstPage.ts'), documents], { quiet: true });
  if (code !== 0) say(`The first page could not be rendered.\n${output}`);
}

const isFree = (wanted) =>
  new Promise((resolve) => {
    const server = net.createServer().once('error', () => resolve(false));
    server.listen(wanted, 'localhost', () => server.close(() => resolve(true)));
  });

const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address();
      server.close(() => resolve(free));
    });
  });
