/** `npm run dev`: serves the development build with React Refresh and the sandbox on one origin. */
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';
import hotMiddleware from 'webpack-hot-middleware';

import { importSandbox, runSandbox } from './sandboxProgram.mjs';
import { freePort, onTaskEnd, runNode, TaskError } from './task.mjs';

/** The sandbox serves the development build, with the same content security policy as in production. */
const BUILD_FOLDER = path.resolve('.cache/dev');

export async function dev() {
  process.env.NODE_ENV = 'development';
  process.env.WEBPACK_SERVE = 'true';
  mkdirSync(BUILD_FOLDER, { recursive: true });
  const { readSettings } = await importSandbox();
  const { port, origin } = readSettings(process.env);
  if (port === 0)
    throw new TaskError('Set PORT to a number from 1 to 65535, because the address is needed before the server listens.');
  const sandboxPort = await freePort();
  const compiler = await createCompiler();
  await listen(port, hotMiddleware(compiler, { log: false }), sandboxPort);
  await runSandbox({ ...process.env, PORT: `${sandboxPort}`, SANDBOX_ORIGIN: origin, SANDBOX_DIST: BUILD_FOLDER });
  await watch(compiler);
  console.log(`
The portal is at             ${origin}  (changes in src/ show at once)
Demo borrowers, mail, faults ${origin}/sandbox

Press Ctrl-C to stop. A change in sandbox/ shows after a new start.`);
  await new Promise(() => {}); // runs until a signal ends the task
}

async function createCompiler() {
  const { default: portalBuild } = await tsImport('../../webpack.config.ts', import.meta.url);
  const compiler = webpack(['portal', 'replay'].map((part) => portalBuild({ out: BUILD_FOLDER, part }, { mode: 'development' })));
  // The landing page is rendered in a separate process, so that changes to its source are read again.
  compiler.compilers[0].hooks.done.tapPromise('FirstPage', () =>
    runNode(['--import', 'tsx', 'config/build/firstPage.ts', BUILD_FOLDER]).catch(() =>
      console.log('The first page could not be rendered.'),
    ),
  );
  return compiler;
}

/** Builds on every change until the task ends. Resolves after the first build. */
const watch = (compiler) =>
  new Promise((resolve, reject) => {
    const watching = compiler.watch({}, (failure, stats) => {
      if (failure) return reject(failure);
      if (stats.hasErrors() || stats.hasWarnings()) console.log(stats.toString('errors-warnings'));
      resolve();
    });
    onTaskEnd(() => new Promise((closed) => watching.close(closed)));
  });

/** Notifies open pages of changes, and passes every other request to the sandbox. */
async function listen(port, notify, sandboxPort) {
  const server = http.createServer((request, response) =>
    notify(request, response, () => proxyToSandbox(request, response, sandboxPort)),
  );
  await once(server.listen(port, 'localhost'), 'listening').catch((cause) => {
    if (cause.code !== 'EADDRINUSE') throw cause;
    throw new TaskError(`Port ${port} is already in use; stop what uses it, or set PORT to another number.`, { cause });
  });
  onTaskEnd(() => {
    server.closeAllConnections();
    server.close();
  });
}

function proxyToSandbox(request, response, sandboxPort) {
  const headers = {
    ...request.headers,
    'x-forwarded-for': request.socket.remoteAddress,
    'x-forwarded-host': request.headers.host,
  };
  const { method, url } = request;
  const passed = http.request({ host: '127.0.0.1', port: sandboxPort, method, path: url, headers }, (answer) => {
    // The name of a hot update has the hash of the version before it, so another change can have the same name.
    if (url.includes('.hot-update.')) answer.headers['cache-control'] = 'no-store';
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  passed.once('error', () => response.headersSent || response.writeHead(502).end());
  response.once('close', () => passed.destroy());
  request.pipe(passed);
}
