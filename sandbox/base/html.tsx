/** All HTML is made by rendering React to text, so that all data is escaped. */
import { randomBytes } from 'node:crypto';

import type { FastifyReply } from 'fastify';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { RuntimeDocument } from './settings/runtimeDocument.ts';

const renderHtml = (content: ReactNode): string => renderToStaticMarkup(content);

export const renderDocument = (document: ReactElement): string => `<!doctype html>${renderHtml(document)}`;

/** Creates a CSP nonce for a page's own style and script. Every response needs a new one. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** Sends a page with a Content Security Policy, both using the same new nonce. */
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

/** A house. Without an icon, browsers request `/favicon.ico`, which the Content Security Policies of these pages block. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0a3d34"/><path fill="#e9dfc8" d="M6 26V14l10-9 10 9v12Z"/></svg>',
)}`;

interface HtmlDocumentProps {
  title: string;
  nonce: string;
  /** A trusted constant: it is not escaped. */
  style: string;
  language?: string | undefined;
  children: ReactNode;
}

/** The HTML document around every page that the sandbox renders itself. */
export const HtmlDocument = ({ title, nonce, style, language = 'en', children }: HtmlDocumentProps) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      <link rel="icon" href={ICON} />
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: style }} />
    </head>
    <body>{children}</body>
  </html>
);

/**
 * Fills the placeholders of a built HTML document with values of the runtime document: `__CONFIG:a.b__`, or `__CONFIG:a.b|HTML__` with a
 * fallback for a missing key. `version` is the version of the runtime document that the page loads; empty means the current one.
 */
export const fillTemplate = (template: string, { valueAt }: RuntimeDocument, version: string): string =>
  template
    .replaceAll('__CONFIG_VERSION__', version)
    .replace(/__CONFIG:([\w.]+?)(?:\|(.*?))?__/g, (_token, path: string, otherwise: string | undefined) => {
      const text = textOf(valueAt(path));
      return text === '' ? (otherwise ?? '') : renderHtml(text);
    });

const textOf = (value: unknown): string => (['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '');
