/** `npm run dev`: serves the development build with React Refresh and the sandbox on one origin. */
import { createReadStream, mkdirSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';

import { ensureInstalled } from './ensureInstalled.mjs';
import { runSandbox } from './sandbox.mjs';
import { freePort, importFromRoot, inRoot, onTaskEnd, runNode, runTask, print, TaskError } from './task.mjs';

const port = Number(process.env.PORT || 3000);
const origin = `http://localhost:${port}`;
/** Folder of the development build. The sandbox serves its HTML with the same content security policy as in production. */
const buildFolder = inRoot('.cache/dev');
const MIME_TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

runTask(develop, { runsUntilStopped: true });

async function develop() {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new TaskError(`PORT is "${process.env.PORT}"; set it to a number from 1 to 65535.`);
  await ensureInstalled();
  if (!(await isPortFree(port)))
    throw new TaskError(`Port ${port} is already in use; stop what uses it, or set PORT to another number.`);
  process.env.NODE_ENV = 'development';
  process.env.WEBPACK_SERVE = 'true';
  mkdirSync(buildFolder, { recursive: true });

  const innerPort = await freePort();
  await runSandbox({ ...process.env, PORT: String(innerPort), SANDBOX_ORIGIN: origin, SANDBOX_DIST: buildFolder });
  await serve(innerPort);
  print(`
The portal is at             ${origin}  (changes in src/ show at once)
Demo borrowers, mail, faults ${origin}/sandbox

Press Ctrl-C to stop. A change in sandbox/ shows after a new start.`);
  await new Promise(() => {}); // runs until a signal ends the task
}

/** Rebuilds on every change, notifies open pages, and proxies every request except those for scripts and styles to the sandbox. */
async function serve(innerPort) {
  const [{ default: webpack }, { default: hotMiddleware }, { default: portalBuild }] = await Promise.all([
    import('webpack'),
    import('webpack-hot-middleware'),
    importFromRoot('webpack.config.ts'),
  ]);
  const compiler = webpack(['portal', 'replay'].map((part) => portalBuild({ out: buildFolder, part }, { mode: 'development' })));
  compiler.compilers[0].hooks.done.tapPromise('FirstPage', () => renderFirstPage());
  const hotMiddlewareHandler = hotMiddleware(compiler, { log: false });
  await new Promise((resolve, reject) => {
    const watching = compiler.watch({}, (failure, stats) => {
      if (failure) return reject(failure);
      if (stats.hasErrors() || stats.hasWarnings()) print(stats.toString('errors-warnings'));
      resolve();
    });
    onTaskEnd(() => new Promise((closed) => watching.close(closed)));
  });
  const server = http.createServer((request, response) =>
    hotMiddlewareHandler(request, response, () => {
      const { pathname } = new URL(request.url, origin);
      if (isBuiltFile(pathname)) serveBuiltFile(pathname, response);
      else proxyToSandbox(request, response, innerPort);
    }),
  );
  await new Promise((resolve) => server.listen(port, 'localhost', resolve));
  onTaskEnd(() => {
    server.closeAllConnections();
    server.close();
  });
}

const isBuiltFile = (pathname) => pathname.startsWith('/assets/') || pathname.includes('.hot-update.');

function serveBuiltFile(pathname, response) {
  const file = path.join(buildFolder, path.normalize(decodeURIComponent(pathname)));
  createReadStream(file)
    .once('open', function send() {
      response.writeHead(200, {
        'Content-Type': MIME_TYPES[path.extname(file)] ?? 'application/octet-stream',
        'Cache-Control': 'no-store',
        'Access-Control-Allow-Origin': '*', // the replay's frame has an opaque origin
      });
      this.pipe(response);
    })
    .once('error', () => response.writeHead(404).end());
}

function proxyToSandbox(request, response, innerPort) {
  const headers = {
    ...request.headers,
    'x-forwarded-for': request.socket.remoteAddress,
    'x-forwarded-host': request.headers.host,
  };
  const { method, url } = request;
  const passed = http.request({ host: '127.0.0.1', port: innerPort, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  passed.once('error', () => response.headersSent || response.writeHead(502).end());
  response.once('close', () => passed.destroy());
  request.pipe(passed);
}

/** Renders the landing page in a separate process, so that changes to its source are read again. */
async function renderFirstPage() {
  const { code, output } = await runNode(['--import', 'tsx', inRoot('config/build/firstPage.ts'), buildFolder], { quiet: true });
  if (code !== 0) print(`The first page could not be rendered.\n${output}`);
}

const isPortFree = (wanted) =>
  new Promise((resolve) => {
    const server = net.createServer().once('error', () => resolve(false));
    server.listen(wanted, 'localhost', () => server.close(() => resolve(true)));
  });
