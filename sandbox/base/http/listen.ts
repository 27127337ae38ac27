/** The sandbox's port. Taken before anything else is opened, so that a second start fails at once and the origin is known early. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { StartProblem } from '../settings/startProblem.ts';

interface Listening {
  port: number;
  /** From here on requests are answered by this; before, they were told to come back. */
  serve(handler: RequestListener): void;
  /** Stops listening, lets calls that are running finish for a moment, then breaks what is left. */
  close(): Promise<void>;
}

const LAST_CALLS_MS = 2000;

/** From a request's first byte to its last: the largest form with files, from a slow line. */
const REQUEST_MS = 30 * 60 * 1000;

/** `localhost` means the loopback addresses, both families where there are both. @throws StartProblem when the port is taken. */
export async function listen(host: string, port: number): Promise<Listening> {
  let handler: RequestListener = (_request, response) => {
    response
      .writeHead(503, { 'Content-Type': 'application/json; charset=utf-8', 'Retry-After': '1' })
      .end('{"errors":["The sandbox is starting."]}');
  };
  const open = (address: string, wanted: number): Promise<Server> =>
    bind(address, wanted, (request, response) => handler(request, response));

  const first = await open(host === 'localhost' ? '127.0.0.1' : host, port);
  const { port: chosen } = first.address() as AddressInfo; // a TCP server's address is never a path
  const servers = [first];
  if (host === 'localhost') {
    const second = await open('::1', chosen).catch((problem: unknown) => {
      if (isTaken(problem)) throw problem;
      return null; // a machine without IPv6
    });
    if (second) servers.push(second);
  }

  return {
    port: chosen,
    serve: (next) => {
      handler = next;
    },
    close: async () => {
      const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
      for (const server of servers) server.closeIdleConnections();
      const breakLeft = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), LAST_CALLS_MS);
      await Promise.all(closed);
      clearTimeout(breakLeft);
    },
  };
}

function bind(address: string, port: number, handler: RequestListener): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ requestTimeout: REQUEST_MS }, handler);
    server.once('error', (problem: NodeJS.ErrnoException) => {
      reject(
        isTaken(problem)
          ? new StartProblem(`Port ${port} is already in use; stop what uses it, or set PORT to another number.`)
          : problem,
      );
    });
    server.listen(port, address, () => resolve(server));
  });
}

const isTaken = (problem: unknown): boolean =>
  problem instanceof StartProblem || (problem as NodeJS.ErrnoException).code === 'EADDRINUSE';
