import type { FastifyReply } from 'fastify';
import type { ReactElement } from 'react';

import { sendPage } from '../../base/html.tsx';
import type { Sandbox } from '../../base/sandbox.ts';
import { lenderPagePolicy } from './lenderPagePolicy.ts';
import { LetterheadContext } from './LetterheadContext.ts';

/** Returns a function that sends a page of the lender with its Content Security Policy, never cached. */
export const createLenderPageSender =
  ({ settings: { portalOrigins }, letterhead }: Pick<Sandbox, 'settings' | 'letterhead'>) =>
  (reply: FastifyReply, status: number, page: (nonce: string) => ReactElement): FastifyReply =>
    sendPage(
      reply.code(status).header('cache-control', 'no-store'),
      (nonce) => lenderPagePolicy(nonce, portalOrigins),
      (nonce) => <LetterheadContext value={letterhead}>{page(nonce)}</LetterheadContext>,
    );
