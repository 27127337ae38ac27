/** Parses the Markdown of a legal page into plain data at build time, so that the browser needs no parser and receives no HTML. */
import { lexer } from 'marked';

/** Placeholders that the runtime document fills in, written as "{legalName}" in the text. */
const PLACEHOLDERS = ['brand', 'legalName', 'nmlsId', 'email', 'phone', 'hours'];

/**
 * Returns the page's blocks in order.
 * @param {string} markdown @param {string} file file name, shown in error messages
 * @returns {import('../src/features/legal/legalBlocks.ts').LegalBlock[]}
 * @throws Error for Markdown that the page cannot show, instead of dropping it
 */
export function readLegalText(markdown, file) {
  const fail = (what) => {
    throw new Error(`${file}: ${what}`);
  };

  const blockOf = (token) => {
    switch (token.type) {
      case 'heading':
        if (token.depth !== 2 && token.depth !== 3)
          fail(`"${token.text}" must be a heading of level 2 or 3; the first level is the page's name`);
        return [{ kind: 'heading', level: token.depth, words: wordsOf(token.tokens) }];
      case 'paragraph':
        return [{ kind: 'paragraph', words: wordsOf(token.tokens) }];
      case 'blockquote':
        return [{ kind: 'notice', words: token.tokens.filter(isNotSpace).flatMap(({ tokens = [] }) => wordsOf(tokens)) }];
      case 'list':
        return [{ kind: 'list', isOrdered: token.ordered, items: token.items.map(itemOf) }];
      case 'table':
        return [{ kind: 'table', head: token.header.map(cellOf), rows: token.rows.map((row) => row.map(cellOf)) }];
      case 'space':
        return [];
      default:
        return fail(`"${token.raw.trim()}" is ${token.type}, which a legal page can’t show`);
    }
  };

  const itemOf = ({ tokens }) =>
    tokens.flatMap((token) =>
      ['text', 'paragraph'].includes(token.type) ? wordsOf(token.tokens ?? []) : fail(`"${token.raw.trim()}" is inside a list`),
    );

  const cellOf = ({ tokens }) => wordsOf(tokens);

  const wordsOf = (tokens) => tokens.flatMap(wordOf);

  const wordOf = (token) => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return splitPlaceholders(token.text);
      case 'strong':
        return [{ strong: wordsOf(token.tokens) }];
      case 'em':
        return [{ emphasis: wordsOf(token.tokens) }];
      case 'link':
        if (!/^(https:\/\/|mailto:|tel:|\/(?![/\\]))/.test(token.href)) fail(`"${token.href}" is no address for a link`);
        return [{ link: token.href, words: wordsOf(token.tokens) }];
      default:
        return fail(`"${token.raw.trim()}" is ${token.type}, which a legal page can’t show`);
    }
  };

  const splitPlaceholders = (text) =>
    text
      .replaceAll('\n', ' ')
      .split(/(\{\w+\})/)
      .filter((part) => part !== '')
      .map((part) => {
        const [, place] = /^\{(\w+)\}$/.exec(part) ?? [];
        if (place === undefined) return part;
        if (!PLACEHOLDERS.includes(place)) fail(`nothing fills in "${part}"; known are ${PLACEHOLDERS.join(', ')}`);
        return { place };
      });

  return lexer(markdown).flatMap(blockOf);
}

const isNotSpace = ({ type }) => type !== 'space';
