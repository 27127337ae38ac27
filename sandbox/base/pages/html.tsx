/** The one way to make HTML: React, rendered to text. Whatever comes from data is escaped by it. */
import { randomBytes } from 'node:crypto';

import type { FastifyReply } from 'fastify';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export const renderHtml = (content: ReactNode): string => renderToStaticMarkup(content);

export const renderDocument = (document: ReactElement): string => `<!doctype html>${renderHtml(document)}`;

/** Names a page's own style and script in its policy; new for every answer. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** Answers with a page under its policy, the two joined by a new nonce. */
export function sendPage(
  reply: FastifyReply,
  policy: (nonce: string) => string,
  page: (nonce: string) => ReactElement,
): FastifyReply {
  const nonce = newNonce();
  return reply
    .header('content-security-policy', policy(nonce))
    .type('text/html; charset=utf-8')
    .send(renderDocument(page(nonce)));
}

interface FrameProps {
  title: string;
  nonce: string;
  /** A constant: it is not escaped. */
  style: string;
  language?: string | undefined;
  children: ReactNode;
}

/** What all documents have in common. */
export const Frame = ({ title, nonce, style, language = 'en', children }: FrameProps) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: style }} />
    </head>
    <body>{children}</body>
  </html>
);
