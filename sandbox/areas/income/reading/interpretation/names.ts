import { findDatesInText } from './dates.ts';
import { boxOf } from './payDates.ts';
import { columnOf, dateLabelOf, labelOf, normalizeLabel } from './labels.ts';
import { parseNumber } from './amounts.ts';
import { rightEdge, type Box, type Line, type Word } from './textLines.ts';

export interface FoundName {
  text: string;
  words: Word[];
  /** Whether it may as well be the name of the other party. */
  isUnsure?: boolean;
  /** Whether words after it were cut off; a misread one may belong to the name. */
  isTruncated?: boolean;
}

/** Adjacent words of a line, including numbers. */
interface Chunk extends Box {
  text: string;
  words: Word[];
  line: number;
  /** Whether the line has amounts after the text, so that it is probably a tax or insurance instead of a name. */
  isRow: boolean;
}

const CHUNK_GAP = 1.3;
/** Gaps wider than this many word heights separate columns if a text in the line above or below starts at the same position. */
const ALIGNED_GAP = 0.7;
const ALIGNMENT_TOLERANCE = 4;

function chunksOf(lines: readonly Line[]): Chunk[] {
  return lines.flatMap((line, index) => {
    const beginnings = [lines[index - 1], lines[index + 1]].flatMap((other) => other?.pieces.map(({ x }) => x) ?? []);
    const groups: Word[][] = [];
    for (const word of line.words) {
      const group = groups[groups.length - 1];
      const last = group?.[group.length - 1];
      const gap = last ? word.x - rightEdge(last) : Infinity;
      const isColumn = gap > ALIGNED_GAP * line.height && beginnings.some((x) => Math.abs(x - word.x) < ALIGNMENT_TOLERANCE);
      if (group && last && !isColumn && gap <= Math.max(CHUNK_GAP * Math.max(line.height, last.height), line.gap))
        group.push(word);
      else groups.push([word]);
    }
    const amounts = line.pieces.filter(({ number }) => number?.isAmount).map(({ x }) => x);
    return groups.map((words, nth) => {
      const box = boxOf(words);
      const next =
        groups.slice(nth + 1).find((other) => !parseNumber(other.map(({ text }) => text).join('')))?.[0]?.x ?? Infinity;
      return {
        words,
        text: words.map(({ text }) => text).join(' '),
        line: index,
        isRow: amounts.some((x) => x > box.x && x < next),
        ...box,
      };
    });
  });
}

const PERSON_LABEL_PATTERN =
  /^(employee|associate|team member|payee|worker|staff member|earner)( full)?( name)?$|^name( of employee)?$|^(pay )?to the order( of)?$|^pay to( the order of)?$|^paid to$|^order of$|^pay to the$|^prepared for$|^in favor of$/;
const EMPLOYER_LABEL_PATTERN =
  /^(employer|company|business|organization|agency|firm)( name)?$|^(employer|company) (name|information)$|^name of employer$|^paid by$|^pay(e|o)r( name)?$|^issued by$/;
const DOCUMENT_TITLE_PATTERN =
  /\b(earnings|pay|payroll|deposit|wage|salary|compensation|employee) (statement|stub|advice|slip|summary|voucher|record|details?)\b|\bstatement\b|\bpay ?stub\b|\bpayslip\b|\badvice\b|non negotiable|not a check|\bvoid\b|confidential|\bcheck (no|number|date)\b|\bpage \d/;
const COMPANY_NAME_PATTERN =
  /\b(inc|llc|l\.?l\.?c|corp|corporation|co|company|ltd|lp|llp|pllc|pc|group|services|systems|hospital|school|schools|university|college|county|city of|state of|town of|partners|holdings|associates|foods|logistics|health|healthcare|clinic|district|industries|works|solutions|technologies|enterprises|industrial|builders|construction|manufacturing|mills|bakery|stores?|markets?|motors|bank|credit union|supply|freight|transport|trucking|restaurants?|hotels?|medical|dental|pharmacy|electric|plumbing|roofing|steel|tool|energy|media|design|studio|labs?|insurance|realty|properties|farms?|brewing|center|foundation|institute|department|staffing|consulting)\b\.?/i;
const STREET_ADDRESS_PATTERN = /^\d+[\w-]*\s+\S*[A-Za-z]|^p\.?\s?o\.?\s?box|^(one|two|three) [A-Z]/i;
const CITY_LINE_PATTERN = /\b[A-Z]{2}[.,]{0,2}\s+\d{5}(-\d{4})?\W*$/;

const PERSON_NAME_PATTERN =
  /^\p{Lu}[\p{L}'’.-]*,?(\s(\p{Lu}[\p{L}'’.-]*,?|(d[aeiou]s?|del|della|d[eo]n|der|la|las|le|los|v[ao]n|zu|y|bin|ibn|al|el|st)(?=\s))){1,5}$/u;

/** A street without its house number. Full words such as "Street" are not included, because they may be family names. */
const STREET_SUFFIX_PATTERN = /\b(ave|blvd|rd|ln|ct|hwy|pkwy|st|dr)$/;

/** Whether the text looks like a person's name of two to six words, such as "Jordan M. Rivera" or "RIVERA, JORDAN M". */
function isPersonName(text: string): boolean {
  const bare = text.replace(/^(mr|mrs|ms|dr)\.?\s/i, '').trim();
  if (!PERSON_NAME_PATTERN.test(bare) || COMPANY_NAME_PATTERN.test(bare)) return false;
  const label = normalizeLabel(bare);
  const isWords =
    labelOf(label).figure !== null || columnOf(label) !== null || labelOf(label).section !== null || dateLabelOf(label) !== null;
  return (
    !isWords &&
    !DOCUMENT_TITLE_PATTERN.test(label) &&
    !STREET_SUFFIX_PATTERN.test(label) &&
    !/\b(employee|employer|federal|state|social|security|medicare|hours|rate|check|number|id|status|department|file|no|num|ssn|dept|clock|type|code|voucher|period|position|title|street|avenue|account|bank|pay|payroll|single|married|direct|deposit|address|mailing)\b/.test(
      label,
    )
  );
}

export function findNames(lines: readonly Line[]): { employer: FoundName | null; person: FoundName | null } {
  const chunks = chunksOf(lines);
  const named = findLabeledName(chunks, PERSON_LABEL_PATTERN, isPersonName);
  const employer =
    findLabeledName(chunks, EMPLOYER_LABEL_PATTERN, (text) => isCompanyLike(text) && text !== named?.text) ??
    bestCompany(chunks, named);
  // Of two names with an address, the upper one is usually the employer's.
  const isOther = (text: string): boolean => isPersonName(text) && text !== employer?.text;
  const person = named ?? findNameAboveAddress(chunks, isOther);
  const isAlone = employer !== null && person === null && isPersonName(employer.text);
  return { employer: isAlone ? { ...employer, isUnsure: true } : employer, person: person ?? findOnlyName(chunks, isOther) };
}

/** The only text on the document that could be a person's name, when no label says so. */
function findOnlyName(chunks: readonly Chunk[], fits: (text: string) => boolean): FoundName | null {
  const [found, ...others] = chunks.filter(({ isRow, text }) => !isRow && fits(text));
  return found && others.every(({ text }) => text === found.text)
    ? { text: found.text, words: found.words, isUnsure: true }
    : null;
}

/** Finds a labeled name: after the label in the same chunk, in the next chunk of the line, or below. */
function findLabeledName(chunks: readonly Chunk[], label: RegExp, fits: (text: string) => boolean): FoundName | null {
  for (const [index, chunk] of chunks.entries()) {
    const isFirm = label === EMPLOYER_LABEL_PATTERN;
    // An employee number may be before or after the name. A number in a company's name is part of it.
    const bare = isFirm ? withoutPunctuation : withoutNumber;
    const split = wordsAfterLabel(chunk, label, bare);
    if (!split) continue;
    const own = findLeadingName(split, fits);
    if (own) return own;
    if (split.length > 0) continue;
    const beside = chunks[index + 1];
    if (
      beside?.line === chunk.line &&
      beside.x - rightEdge(chunk) < (chunks[index + 2]?.line === chunk.line ? 250 : 720) &&
      !(isFirm && beside.isRow)
    ) {
      const found = findLeadingName(bare(beside.words), fits);
      if (found) return found;
    }
    const below = chunks.filter(
      ({ line, y, x }) =>
        (line > chunk.line && y - chunk.y < 4.2 * chunk.height && Math.abs(x - chunk.x) < 40) ||
        (line > chunk.line && y - chunk.y < 3 * chunk.height && x <= chunk.x && overlapsX(chunk, x)),
    );
    for (const candidate of below.slice(0, 2)) {
      if (isFirm ? candidate.isRow : STREET_ADDRESS_PATTERN.test(candidate.text)) continue;
      const found = findLeadingName(bare(candidate.words), fits);
      if (found) return found;
    }
  }
  return null;
}

const overlapsX = (box: Box, x: number): boolean => x >= box.x - 20 && x <= rightEdge(box);

/** The words after the label; null when the chunk does not begin with the label. */
function wordsAfterLabel({ words }: Chunk, label: RegExp, bare: typeof withoutPunctuation): Word[] | null {
  for (let count = Math.min(5, words.length); count > 0; count -= 1) {
    const text = words
      .slice(0, count)
      .map(({ text }) => text)
      .join(' ');
    if (
      label.test(normalizeLabel(text)) &&
      (count === words.length || /[:#]$/.test(text) || count > 1 || label === PERSON_LABEL_PATTERN)
    )
      return bare(words.slice(count));
  }
  return null;
}

const withoutPunctuation = (words: readonly Word[]): Word[] => words.filter(({ text }) => !/^[:#-]$/.test(text));

const withoutNumber = (words: readonly Word[]): Word[] => words.filter(({ text }) => !/^[#(]?\d[\d-]*\)?$|^[:#-]$/.test(text));

/** Takes the longest run of leading words that is a name. An employee number or another label may follow. */
function findLeadingName(words: readonly Word[], fits: (text: string) => boolean): FoundName | null {
  for (let count = words.length; count > 0; count -= 1) {
    const some = words.slice(0, count);
    const text = some
      .map((word) => word.text)
      .join(' ')
      .replace(/^[:\s]+|[,;|\s]+$/g, '');
    if (fits(text)) return { text, words: some, isTruncated: count < words.length };
  }
  return null;
}

/** Finds a name above a street and a city, as in the window of an envelope. */
function findNameAboveAddress(chunks: readonly Chunk[], fits: (text: string) => boolean): FoundName | null {
  const found = chunks.find((chunk) => fits(chunk.text) && isAboveAddress(chunks, chunk));
  return found ? { text: found.text, words: found.words } : null;
}

function isAboveAddress(chunks: readonly Chunk[], chunk: Chunk): boolean {
  const below = chunks.filter((box) => box.line > chunk.line && isAligned(box, chunk) && box.y - chunk.y < 4.5 * chunk.height);
  return (
    below.slice(0, 2).some(({ text }) => STREET_ADDRESS_PATTERN.test(text)) ||
    below.slice(0, 3).some(({ text }) => CITY_LINE_PATTERN.test(text))
  );
}

/** Whether two texts are aligned left, right or centered. */
const isAligned = (one: Box, other: Box): boolean =>
  Math.min(
    Math.abs(one.x - other.x),
    Math.abs(rightEdge(one) - rightEdge(other)),
    Math.abs(one.x + rightEdge(one) - other.x - rightEdge(other)) / 2,
  ) < 25;

/** Whether the text is a row of column labels for the numbers below it. */
const isRowOfLabels = (label: string): boolean =>
  (label.match(/\b(file|dept|department|clock|vchr|voucher|number|no|id|code|batch|loc|type)\b/g)?.length ?? 0) > 1;

function isCompanyLike(text: string): boolean {
  const label = normalizeLabel(text);
  if (
    text.replace(/[^\p{L}]/gu, '').length < 4 ||
    (/^\d/.test(text) && STREET_ADDRESS_PATTERN.test(text)) ||
    CITY_LINE_PATTERN.test(text) ||
    DOCUMENT_TITLE_PATTERN.test(label) ||
    isRowOfLabels(label)
  )
    return false;
  if (/:/.test(text) || /\b(phone|fax|www|http|ein|fein|tax id|employee|ssn|status|number)\b/.test(label)) return false;
  const isWords =
    columnOf(label) !== null ||
    dateLabelOf(label) !== null ||
    findDatesInText(text).length > 0 ||
    parseNumber(text.replace(/\s/g, '')) !== null;
  const { figure, section } = labelOf(label);
  return !isWords && (COMPANY_NAME_PATTERN.test(text) || (figure === null && section === null)) && /\p{Lu}/u.test(text);
}

function bestCompany(chunks: readonly Chunk[], person: FoundName | null): FoundName | null {
  const heights = chunks.map(({ height }) => height);
  const tallest = Math.max(...heights, 1);
  let best: Chunk | null = null;
  let most = 1.5;
  const first = chunks[0]?.line ?? 0;
  for (const chunk of chunks) {
    if (chunk.text === person?.text || !isCompanyLike(chunk.text)) continue;
    const isBank = /\bbank\b|credit union/i.test(chunk.text) ? -2 : 0;
    const score =
      (COMPANY_NAME_PATTERN.test(chunk.text) ? 3 : 0) +
      (isAboveAddress(chunks, chunk) ? 2 : 0) +
      Math.max(0, 2 - 0.25 * (chunk.line - first)) +
      (chunk.height > 0.8 * tallest ? 0.7 : 0) +
      (isPersonName(chunk.text) ? -0.8 : 0) +
      (chunk.words.length > 7 ? -2 : 0) +
      (chunk.isRow ? -2.6 : 0) +
      isBank;
    if (score > most) [best, most] = [chunk, score];
  }
  return best ? { text: best.text, words: best.words } : null;
}
