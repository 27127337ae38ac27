import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import type { PortalConfig } from '#platform/config/config.ts';
import { Bullets } from '#platform/ui/layout/Bullets.tsx';
import { StackingTable } from '#platform/ui/layout/StackingTable.tsx';

import type { LegalBlock, LegalPlaceholder, LegalInline } from './legalBlocks.ts';

/**
 * Renders a legal page that the build has parsed from Markdown (`config/legalText.js`). It creates React elements and never injects HTML.
 */
export function LegalText({ blocks }: { blocks: readonly LegalBlock[] }) {
  const config = useConfig();
  // The text never changes while the portal runs, so indexes are stable keys.
  return blocks.map((block, place) => <Fragment key={place}>{renderBlock(block, config)}</Fragment>);
}

function renderBlock(block: LegalBlock, config: PortalConfig): ReactNode {
  const words = (some: readonly LegalInline[]) => renderInlines(some, config);
  switch (block.kind) {
    case 'heading':
      return <Typography variant={block.level === 2 ? 'h2' : 'h3'}>{words(block.words)}</Typography>;
    case 'paragraph':
      return <Typography>{words(block.words)}</Typography>;
    case 'notice':
      return (
        <Alert severity="warning" role="note">
          <Typography>{words(block.words)}</Typography>
        </Alert>
      );
    case 'list': {
      const items = block.items.map((item, place) => <li key={place}>{words(item)}</li>);
      return <Bullets as={block.isOrdered ? 'ol' : 'ul'}>{items}</Bullets>;
    }
    case 'table':
      return <LegalTable {...block} config={config} />;
  }
}

/** On a narrow screen each row becomes a block with labeled cells. The explicit roles keep it a table for screen readers. */
function LegalTable({ head, rows, config }: { head: LegalInline[][]; rows: LegalInline[][][]; config: PortalConfig }) {
  return (
    <StackingTable stackBelow="30rem">
      <TableHead role="rowgroup">
        <TableRow role="row">
          {head.map((cell, place) => (
            <TableCell key={place} role="columnheader" scope="col">
              {renderInlines(cell, config)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows.map(([first = [], ...others], row) => (
          <TableRow key={row} role="row">
            <TableCell component="th" role="rowheader" scope="row">
              {renderInlines(first, config)}
            </TableCell>
            {others.map((cell, place) => (
              <TableCell key={place} role="cell" data-column={plainTextOf(head[place + 1] ?? [])}>
                {renderInlines(cell, config)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </StackingTable>
  );
}

/** Plain text only; formatted words, links and placeholders are left out. */
const plainTextOf = (words: readonly LegalInline[]): string => words.filter((word) => typeof word === 'string').join('');

const renderInlines = (words: readonly LegalInline[], config: PortalConfig): ReactNode =>
  words.map((word, place) => <Fragment key={place}>{renderInline(word, config)}</Fragment>);

function renderInline(word: LegalInline, config: PortalConfig): ReactNode {
  if (typeof word === 'string') return word;
  if ('place' in word) return placeholderValue(word.place, config);
  if ('strong' in word) return <strong>{renderInlines(word.strong, config)}</strong>;
  if ('emphasis' in word) return <em>{renderInlines(word.emphasis, config)}</em>;
  const words = renderInlines(word.words, config);
  return word.link.startsWith('/') ? (
    <Link component={RouterLink} to={word.link}>
      {words}
    </Link>
  ) : (
    <Link href={word.link}>{words}</Link>
  );
}

function placeholderValue(place: LegalPlaceholder, { brand, support }: PortalConfig) {
  switch (place) {
    case 'brand':
      return brand.name;
    case 'legalName':
    case 'nmlsId':
      return brand[place];
    case 'email':
      return <Link href={`mailto:${support.email}`}>{support.email}</Link>;
    case 'phone':
      return <Link href={`tel:${support.phone.replace(/[^\d+]/g, '')}`}>{support.phone}</Link>;
    case 'hours':
      return support.hours;
  }
}
