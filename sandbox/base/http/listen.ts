/**
 * Binds the sandbox's port. This happens before anything else is opened, so that a second instance fails at once and the origin is known
 * early.
 */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { StartupError } from '../settings/startupError.ts';

interface ListeningServer {
  port: number;
  /** Sets the handler for all further requests. Until then, requests get a 503 with `Retry-After`. */
  serve(handler: RequestListener): void;
  /** Stops listening, gives running requests a moment to finish, then closes all connections. */
  close(): Promise<void>;
}

const SHUTDOWN_GRACE_MS = 2000;

/** Maximum time for receiving one request: long enough for the largest upload on a slow connection. */
const REQUEST_TIMEOUT_MS = 30 * 60 * 1000;

/** `localhost` means the loopback addresses of IPv4 and, where available, IPv6. @throws StartupError when the port is taken */
export async function listen(host: string, port: number): Promise<ListeningServer> {
  let handler: RequestListener = (_request, response) => {
    response
      .writeHead(503, { 'Content-Type': 'application/json; charset=utf-8', 'Retry-After': '1' })
      .end('{"errors":["The sandbox is starting."]}');
  };
  const open = (address: string, wanted: number): Promise<Server> =>
    bind(address, wanted, (request, response) => handler(request, response));

  const first = await open(host === 'localhost' ? '127.0.0.1' : host, port);
  const { port: chosen } = first.address() as AddressInfo; // a TCP server's address is never a string
  const servers = [first];
  if (host === 'localhost') {
    const second = await open('::1', chosen).catch((problem: unknown) => {
      if (isPortTaken(problem)) throw problem;
      return null; // the machine has no IPv6
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
      const breakLeft = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), SHUTDOWN_GRACE_MS);
      await Promise.all(closed);
      clearTimeout(breakLeft);
    },
  };
}

function bind(address: string, port: number, handler: RequestListener): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, handler);
    server.once('error', (problem: NodeJS.ErrnoException) => {
      reject(
        isPortTaken(problem)
          ? new StartupError(`Port ${port} is already in use; stop what uses it, or set PORT to another number.`)
          : problem,
      );
    });
    server.listen(port, address, () => resolve(server));
  });
}

const isPortTaken = (problem: unknown): boolean =>
  problem instanceof StartupError || (problem as NodeJS.ErrnoException).code === 'EADDRINUSE';
