/**
 * The HTML layout of every mail. It uses tables and inline styles, because mail programs drop everything else, and loads no images,
 * scripts or other resources. The style sheet only adds narrower margins on phones and dark-mode colors.
 */
import type { CSSProperties, ReactNode } from 'react';

import type { MailLink } from '../../base/mailer.ts';
import type { MailFact } from '../texts/mails/mailWords.ts';

/** All texts of a mail, in order of appearance. */
export interface MailBody {
  /** Language tag, such as `en`. */
  language: string;
  brand: string;
  subject: string;
  heading: string;
  amount: string | undefined;
  before: readonly string[];
  facts: readonly MailFact[];
  /** The mail's button; undefined in a letter by post. */
  link: MailLink | undefined;
  after: readonly string[];
  appendix: { title: string; text: string } | undefined;
  footer: readonly string[];
  /** Link at the very end of the footer. */
  unsubscribe: MailLink | undefined;
}

const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .pad { padding-left: 16px !important; padding-right: 16px !important; }
}
@media (max-width: 359px) {
  .amount { font-size: 32px !important; line-height: 40px !important; }
}
@media (min-width: 640px) {
  .desk { padding-top: 32px !important; padding-bottom: 32px !important; }
  .band { border-radius: 14px 14px 0 0 !important; }
  .sheet { border-radius: 0 0 14px 14px !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background-color: #0e1a1c !important; }
  .band { background-color: #0b2c27 !important; color: #e8efec !important; }
  .sheet { background-color: #16262a !important; }
  .sheet, .ink { color: #e8efec !important; }
  .quiet, .foot { color: #a9b7b4 !important; }
  .rule { border-color: #2c3f43 !important; }
  .button { background-color: #7fd1b9 !important; color: #0e1a1c !important; }
  .link { color: #7fd1b9 !important; }
}
`;

const TEXT_COLOR = '#14262b';
const MUTED_COLOR = '#4c5b5e';
const BORDER_COLOR = '#ddd9cf';
const PRIMARY_COLOR = '#0b5a4a';
const BACKGROUND_COLOR = '#f5f0e4';

const FONT_STYLE: CSSProperties = {
  fontFamily: "'Public Sans', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'PingFang SC', 'Microsoft YaHei', sans-serif",
  fontSize: 16,
  lineHeight: '24px',
};
/** Breaks long words such as URLs, so that they do not widen the table. */
const TEXT_STYLE: CSSProperties = { ...FONT_STYLE, color: TEXT_COLOR, overflowWrap: 'anywhere', wordBreak: 'break-word' };

const Layout = ({ className, style, children }: { className?: string; style?: CSSProperties; children: ReactNode }) => (
  <table
    role="presentation"
    className={className}
    cellPadding={0}
    cellSpacing={0}
    width="100%"
    style={{ borderCollapse: 'collapse', ...style }}
  >
    <tbody>{children}</tbody>
  </table>
);

/** A row with the horizontal margins that all rows share. */
const Row = ({ className, style, children }: { className: string; style: CSSProperties; children: ReactNode }) => (
  <tr>
    <td className={`pad ${className}`} style={{ paddingLeft: 32, paddingRight: 32, ...style }}>
      {children}
    </td>
  </tr>
);

const Paragraphs = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <p key={line} style={{ margin: '16px 0 0' }}>
      {line}
    </p>
  ));

const Facts = ({ facts }: Pick<MailBody, 'facts'>) => (
  <table cellPadding={0} cellSpacing={0} width="100%" style={{ borderCollapse: 'collapse', marginTop: 20 }}>
    <tbody>
      {facts.map(({ name, value, isMain }, index) => {
        const cell: CSSProperties = {
          ...TEXT_STYLE,
          padding: '10px 0',
          textAlign: 'left',
          verticalAlign: 'top',
          ...(index > 0 && { borderTop: `1px solid ${BORDER_COLOR}` }),
        };
        return (
          <tr key={name}>
            <th
              scope="row"
              className="rule quiet"
              style={{
                ...cell,
                width: '36%',
                paddingRight: 12,
                color: MUTED_COLOR,
                fontWeight: 400,
                overflowWrap: 'normal',
                wordBreak: 'normal',
              }}
            >
              {name}
            </th>
            <td className="rule ink" style={{ ...cell, fontWeight: isMain ? 700 : 400 }}>
              {value}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

const Button = ({ what, url }: MailLink) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} style={{ marginTop: 24 }}>
    <tbody>
      <tr>
        <td className="button" style={{ backgroundColor: PRIMARY_COLOR, borderRadius: 10 }}>
          <a
            className="button"
            href={url}
            style={{
              ...FONT_STYLE,
              display: 'inline-block',
              padding: '12px 24px',
              borderRadius: 10,
              backgroundColor: PRIMARY_COLOR,
              color: '#ffffff',
              fontWeight: 600,
              textDecoration: 'none',
            }}
          >
            {what}
          </a>
        </td>
      </tr>
    </tbody>
  </table>
);

/** Turns the email address within a sentence into a `mailto:` link. */
function linkEmailAddress(sentence: string, address: string): ReactNode {
  const [before = '', after] = sentence.split(address);
  if (address === '' || after === undefined) return sentence;
  return (
    <>
      {before}
      <a className="link" href={`mailto:${address}`} style={{ color: MUTED_COLOR }}>
        {address}
      </a>
      {after}
    </>
  );
}

export const MailDocument = ({ body, supportEmail }: { body: MailBody; supportEmail: string }) => (
  <html lang={body.language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <title>{body.subject}</title>
      <style dangerouslySetInnerHTML={{ __html: STYLE_SHEET }} />
    </head>
    <body className="ground" style={{ margin: 0, padding: 0, backgroundColor: BACKGROUND_COLOR }}>
      <Layout className="ground" style={{ backgroundColor: BACKGROUND_COLOR }}>
        <tr>
          <td className="desk" align="center">
            <Layout style={{ maxWidth: 600, textAlign: 'left' }}>
              <Row
                className="band"
                style={{
                  ...FONT_STYLE,
                  paddingTop: 20,
                  paddingBottom: 20,
                  backgroundColor: '#0a3d34',
                  color: '#ffffff',
                  fontSize: 22,
                  fontWeight: 700,
                  letterSpacing: '0.02em',
                }}
              >
                {body.brand}
              </Row>
              <Row className="sheet" style={{ ...TEXT_STYLE, paddingTop: 28, paddingBottom: 32, backgroundColor: '#ffffff' }}>
                <h1
                  style={
                    body.amount === undefined
                      ? { margin: 0, fontSize: 22, lineHeight: '30px', fontWeight: 700 }
                      : { margin: 0, fontSize: 18, lineHeight: '24px', fontWeight: 700 }
                  }
                >
                  {body.heading}
                </h1>
                {body.amount !== undefined && (
                  <p
                    className="amount"
                    style={{ margin: '4px 0 0', fontSize: 40, lineHeight: '48px', fontWeight: 700, letterSpacing: '-0.03em' }}
                  >
                    {body.amount}
                  </p>
                )}
                <Paragraphs lines={body.before} />
                {body.facts.length > 0 && <Facts facts={body.facts} />}
                {body.link !== undefined && <Button {...body.link} />}
                <Paragraphs lines={body.after} />
                {body.appendix && (
                  <>
                    <h2 style={{ margin: '28px 0 0', fontSize: 16, lineHeight: '24px', fontWeight: 700 }}>
                      {body.appendix.title}
                    </h2>
                    <p style={{ margin: '4px 0 0' }}>{body.appendix.text}</p>
                  </>
                )}
              </Row>
              <Row
                className="foot"
                style={{ ...TEXT_STYLE, paddingTop: 24, paddingBottom: 32, color: MUTED_COLOR, fontSize: 14, lineHeight: '21px' }}
              >
                {body.footer.map((line) => (
                  <p key={line} style={{ margin: '0 0 12px' }}>
                    {linkEmailAddress(line, supportEmail)}
                  </p>
                ))}
                {body.unsubscribe !== undefined && (
                  <p style={{ margin: '0 0 12px' }}>
                    <a className="link" href={body.unsubscribe.url} style={{ color: MUTED_COLOR }}>
                      {body.unsubscribe.what}
                    </a>
                  </p>
                )}
              </Row>
            </Layout>
          </td>
        </tr>
      </Layout>
    </body>
  </html>
);
