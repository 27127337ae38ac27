import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import type { PortalConfig } from '#platform/config/config.ts';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import type { LegalBlock, LegalPlace, LegalWord } from './legalBlocks.ts';

/** A legal page as the build read it (`config/legalText.js`): elements, never HTML from text. */
export function LegalText({ blocks }: { blocks: readonly LegalBlock[] }) {
  const config = useConfig();
  // The text never changes while the portal runs, so places do as keys.
  return blocks.map((block, place) => <Fragment key={place}>{showBlock(block, config)}</Fragment>);
}

function showBlock(block: LegalBlock, config: PortalConfig): ReactNode {
  const words = (some: readonly LegalWord[]) => showWords(some, config);
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2>{words(block.words)}</h2> : <h3>{words(block.words)}</h3>;
    case 'paragraph':
      return <p>{words(block.words)}</p>;
    case 'notice':
      return (
        <Notice tone="attention" still>
          <p>{words(block.words)}</p>
        </Notice>
      );
    case 'list': {
      const items = block.items.map((item, place) => <li key={place}>{words(item)}</li>);
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <LegalTable {...block} config={config} />;
  }
}

/** On a narrow screen each row stands as a block with its columns named; the roles keep it a table for a screen reader. */
function LegalTable({ head, rows, config }: { head: LegalWord[][]; rows: LegalWord[][][]; config: PortalConfig }) {
  return (
    <table className="legal-table" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {head.map((cell, place) => (
            <th key={place} role="columnheader" scope="col">
              {showWords(cell, config)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([first = [], ...others], row) => (
          <tr key={row} role="row">
            <th role="rowheader" scope="row">
              {showWords(first, config)}
            </th>
            {others.map((cell, place) => (
              <td key={place} role="cell" data-column={textOf(head[place + 1] ?? [])}>
                {showWords(cell, config)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The text alone, without looks, links and places. */
const textOf = (words: readonly LegalWord[]): string => words.filter((word) => typeof word === 'string').join('');

const showWords = (words: readonly LegalWord[], config: PortalConfig): ReactNode =>
  words.map((word, place) => <Fragment key={place}>{showWord(word, config)}</Fragment>);

function showWord(word: LegalWord, config: PortalConfig): ReactNode {
  if (typeof word === 'string') return word;
  if ('place' in word) return fillIn(word.place, config);
  if ('strong' in word) return <strong>{showWords(word.strong, config)}</strong>;
  if ('emphasis' in word) return <em>{showWords(word.emphasis, config)}</em>;
  const words = showWords(word.words, config);
  return word.link.startsWith('/') ? <Link to={word.link}>{words}</Link> : <a href={word.link}>{words}</a>;
}

function fillIn(place: LegalPlace, { brand, support }: PortalConfig) {
  switch (place) {
    case 'brand':
      return brand.name;
    case 'legalName':
    case 'nmlsId':
      return brand[place];
    case 'email':
      return <a href={`mailto:${support.email}`}>{support.email}</a>;
    case 'phone':
      return <a href={`tel:${support.phone.replace(/[^\d+]/g, '')}`}>{support.phone}</a>;
    case 'hours':
      return support.hours;
  }
}
