/** Reads the Markdown of a legal page into plain data while the portal is built: the browser gets neither a parser nor HTML. */
import { lexer } from 'marked';

/** What the runtime document fills in: "{legalName}" in the text. */
const PLACES = ['brand', 'legalName', 'nmlsId', 'email', 'phone', 'hours'];

/**
 * Its blocks, in order. What the page could not show is refused rather than dropped.
 * @param {string} markdown @param {string} file its name, for the sentence about what is wrong
 * @returns {import('../src/features/legal/legalBlocks.ts').LegalBlock[]}
 */
export function readLegalText(markdown, file) {
  const refuse = (what) => {
    throw new Error(`${file}: ${what}`);
  };

  const blockOf = (token) => {
    switch (token.type) {
      case 'heading':
        if (token.depth !== 2 && token.depth !== 3)
          refuse(`"${token.text}" must be a heading of level 2 or 3; the first level is the page's name`);
        return [{ kind: 'heading', level: token.depth, words: wordsOf(token.tokens) }];
      case 'paragraph':
        return [{ kind: 'paragraph', words: wordsOf(token.tokens) }];
      case 'blockquote':
        return [{ kind: 'notice', words: token.tokens.filter(isSomething).flatMap(({ tokens = [] }) => wordsOf(tokens)) }];
      case 'list':
        return [{ kind: 'list', isOrdered: token.ordered, items: token.items.map(itemOf) }];
      case 'table':
        return [{ kind: 'table', head: token.header.map(cellOf), rows: token.rows.map((row) => row.map(cellOf)) }];
      case 'space':
        return [];
      default:
        return refuse(`"${token.raw.trim()}" is ${token.type}, which a legal page can’t show`);
    }
  };

  const itemOf = ({ tokens }) =>
    tokens.flatMap((token) =>
      ['text', 'paragraph'].includes(token.type) ? wordsOf(token.tokens ?? []) : refuse(`"${token.raw.trim()}" is inside a list`),
    );

  const cellOf = ({ tokens }) => wordsOf(tokens);

  const wordsOf = (tokens) => tokens.flatMap(wordOf);

  const wordOf = (token) => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return textOf(token.text);
      case 'strong':
        return [{ strong: wordsOf(token.tokens) }];
      case 'em':
        return [{ emphasis: wordsOf(token.tokens) }];
      case 'link':
        if (!/^(https:\/\/|mailto:|tel:|\/(?![/\\]))/.test(token.href)) refuse(`"${token.href}" is no address for a link`);
        return [{ link: token.href, words: wordsOf(token.tokens) }];
      default:
        return refuse(`"${token.raw.trim()}" is ${token.type}, which a legal page can’t show`);
    }
  };

  /** The text between places, and the places. */
  const textOf = (text) =>
    text
      .replaceAll('\n', ' ')
      .split(/(\{\w+\})/)
      .filter((part) => part !== '')
      .map((part) => {
        const [, place] = /^\{(\w+)\}$/.exec(part) ?? [];
        if (place === undefined) return part;
        if (!PLACES.includes(place)) refuse(`nothing fills in "${part}"; known are ${PLACES.join(', ')}`);
        return { place };
      });

  return lexer(markdown).flatMap(blockOf);
}

const isSomething = ({ type }) => type !== 'space';
