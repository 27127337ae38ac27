import * as v from 'valibot';

/** Editable content of the landing page. A lender changes it in `config/landingContent.json`. */
export type LandingContent = v.InferOutput<typeof schema>;

export type FeatureDrawing = LandingContent['features']['items'][number]['drawing'];

/** Placeholders such as "{brand}" that a text may contain; they are filled in from the runtime configuration. */
const PLACEHOLDERS = ['brand', 'legalName', 'phone', 'hours'] as const;
export type PlaceholderValues = Record<(typeof PLACEHOLDERS)[number], string>;

const findUnknownPlaceholder = (text: string): string | undefined =>
  text.match(/\{[^}]*\}/g)?.find((place) => !(PLACEHOLDERS as readonly string[]).includes(place.slice(1, -1)));

const nonEmptyText = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== '', 'is empty'),
  v.check(
    (value) => findUnknownPlaceholder(value) === undefined,
    ({ input }) => `has ${findUnknownPlaceholder(input) ?? ''}, which nothing fills in; known are ${PLACEHOLDERS.join(', ')}`,
  ),
);
const nonEmptyTexts = v.pipe(v.array(nonEmptyText), v.minLength(1, 'is empty'));

const schema = v.strictObject({
  /** When true, the page says that its texts are a template. */
  isTemplate: v.boolean(),
  hero: v.strictObject({ title: nonEmptyText, lead: nonEmptyText }),
  features: v.strictObject({
    title: nonEmptyText,
    items: v.pipe(
      v.array(v.strictObject({ drawing: v.picklist(['lines', 'tick', 'lock']), title: nonEmptyText, body: nonEmptyText })),
      v.minLength(1, 'is empty'),
    ),
  }),
  about: v.strictObject({
    title: nonEmptyText,
    paragraphs: nonEmptyTexts,
    /** Length of the video and a description of what it shows, for users who do not watch it. */
    video: v.strictObject({ length: nonEmptyText, text: nonEmptyTexts }),
  }),
});

/** @throws Error that names the invalid field by its dotted path */
export function readLandingContent(content: unknown, file: string): LandingContent {
  const read = v.safeParse(schema, content);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

export const fillPlaceholders = (words: string, places: PlaceholderValues): string =>
  words.replace(/\{(\w+)\}/g, (place, name: string) => (name in places ? places[name as keyof PlaceholderValues] : place));
