/**
 * Prepares the built HTML documents for a strict content security policy: every script and style tag gets a nonce placeholder, which the
 * host fills in for each response, and an integrity hash. Pinned scripts are also checked against a hash when they load later.
 */
import { createHash } from 'node:crypto';

import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

/** The host replaces this placeholder with a new nonce in every response. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const NAME = 'DocumentPlugin';
const MANIFEST = 'site.webmanifest';

const hashPlaceholder = (chunk: Chunk): string => `*hash of ${String(chunk.id)}*`;

const integrityOf = (content: Buffer): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Additions to an HTML document that shows a first view (the early view) before the application has loaded. */
interface EarlyViewParts {
  /** File name of the HTML document. */
  document: string;
  /** Markup of the early view's texts. It is inserted before the first template and is not minified. */
  texts: string;
  /** Inline script. It later starts the application by inserting the script tag that the template `#application` holds. */
  script: string;
}

interface Options {
  /** False in development, where files change while a page is open. */
  integrity: boolean;
  /** Names of the scripts that are checked against an integrity hash even when they load later. */
  pinned: readonly string[];
  /** Whether a document of the build has an opaque origin. Its browser checks a hash only of files that it requests with CORS. */
  hasOpaqueOrigin: boolean;
  early: readonly EarlyViewParts[];
}

export class DocumentPlugin {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { integrity, pinned } = this.#options;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      if (integrity && pinned.length > 0) {
        LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
          NAME,
          (code, chunk) => code + integrityRuntimeCode(chunk, pinned),
        );
      }
      compilation.hooks.processAssets.tap({ name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE }, () =>
        this.#insertScriptUrls(compilation),
      );
      // At this stage file names have their final hashes, and nothing is compressed yet.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        if (integrity) fillIntegrity(compilation, pinned);
        const manifest = renameManifest(compilation);
        for (const { name } of compilation.getAssets()) {
          if (name.endsWith('.html')) this.#completeTags(compilation, name, manifest);
        }
      });
    });
  }

  /**
   * Replaces each `*scripts of <entry>*` in a script with the URLs of that entry's scripts. A pinned script's URL is followed by its
   * integrity hash: `url#hash`.
   */
  #insertScriptUrls(compilation: Compilation): void {
    for (const file of [...compilation.chunks].filter((chunk) => chunk.hasRuntime()).flatMap(scriptsOf)) {
      const text = contentOf(compilation, file).toString();
      const named = text.replace(/\*scripts of (\w+)\*/g, (_place, part: string) => {
        const chunks = compilation.namedChunkGroups.get(part)?.chunks;
        if (chunks === undefined) throw new Error(`"${file}" names the scripts of "${part}", which is no part of the portal`);
        const { integrity, pinned } = this.#options;
        const hashOf = (chunk: Chunk) =>
          integrity && chunk.name != null && pinned.includes(chunk.name) ? `#${hashPlaceholder(chunk)}` : '';
        return chunks.flatMap((chunk) => scriptsOf(chunk).map((script) => `/${script}${hashOf(chunk)}`)).join(' ');
      });
      if (named !== text) compilation.updateAsset(file, new webpack.sources.RawSource(named));
    }
  }

  #completeTags(compilation: Compilation, name: string, manifest: string): void {
    const { integrity, hasOpaqueOrigin } = this.#options;
    const early = this.#options.early.find(({ document }) => document === name);
    const complete = (tag: string): string => {
      let attributes = tag.includes(' nonce=') ? '' : ` nonce="${NONCE_PLACEHOLDER}"`;
      const [, file] = /\s(?:src|href)="?\/([^"\s>]+)/.exec(tag) ?? [];
      if (file && / (?:src|as)=/.test(tag)) attributes += ' fetchpriority="high"'; // browsers give deferred scripts a low priority by default
      if (integrity && file) attributes += ` integrity="${integrityOf(contentOf(compilation, file))}"`;
      if (hasOpaqueOrigin && file) attributes += ' crossorigin';
      // Scripts of an early document need neither the rest of the document nor its styles, so they run as soon as they arrive.
      const settled = early !== undefined && tag.startsWith('<script') ? tag.replace(' defer', ' async') : tag;
      return settled.replace(/^<\w+/, (start) => start + attributes);
    };
    const built = contentOf(compilation, name).toString();
    const html = (early === undefined ? built : withEarlyParts(built, early))
      .replace(`/${MANIFEST}`, `/${manifest}`)
      .replace(/<(?:script|style)\b[^>]*>/g, complete)
      .replace(/<link\b[^>]*\b(?:rel="?(?:stylesheet|modulepreload)|as="?script)\b[^>]*>/g, complete)
      .replace(
        /(<link\b[^>]*\brel="?icon\b[^>]*\shref="?)\/([^"\s>]+\.svg)/g,
        (_link, start: string, file: string) => start + inlineSvg(compilation, file),
      );
    compilation.updateAsset(name, new webpack.sources.RawSource(html));
  }
}

/** @throws Error when the document has no template or script to attach the early view to, because it would never show */
function withEarlyParts(html: string, { texts, script }: EarlyViewParts): string {
  const application = /<script\b[^>]*\bsrc="?(\/[^"\s>]*\/main\.[^"\s>]+)[^>]*><\/script>/;
  const [, address] = application.exec(html) ?? [];
  const firstScriptTag = /<script\b[^>]*\bsrc=[^>]*>/; // the script that shows the early view; it must follow the inline script, whose responses it reads
  if (address === undefined || !html.includes('<template') || !firstScriptTag.test(html))
    throw new Error('The document of the early view lacks a template, the script that shows it, or the application');
  const preloadAndTemplate = `<link rel="preload" as="script" href="${address}"><template id="application"><script src="${address}"></script></template>`;
  return html
    .replace('<template', (template) => texts + template)
    .replace(firstScriptTag, (tag) => `<script>${script}</script>${tag}`)
    .replace(application, preloadAndTemplate);
}

/** Returns code for webpack's runtime that sets the integrity hash of a pinned script when its script element is created. */
function integrityRuntimeCode(chunk: Chunk, pinned: readonly string[]): string {
  const later = [...chunk.getAllAsyncChunks()].filter(({ name }) => name != null && pinned.includes(name));
  const hashes = Object.fromEntries(later.map((one) => [String(one.id), hashPlaceholder(one)]));
  return `\nvar integrity = ${JSON.stringify(hashes)}[chunkId];\nif (integrity) script.integrity = integrity;`;
}

function fillIntegrity(compilation: Compilation, pinned: readonly string[]): void {
  const hashes = new Map<string, string>();
  for (const name of pinned) {
    const chunk = compilation.namedChunks.get(name);
    const [file] = chunk === undefined ? [] : scriptsOf(chunk);
    if (chunk === undefined || file === undefined) throw new Error(`"${name}" is to be pinned, but no script has this name`);
    hashes.set(hashPlaceholder(chunk), integrityOf(contentOf(compilation, file)));
  }
  for (const file of [...compilation.chunks].filter((chunk) => chunk.hasRuntime()).flatMap(scriptsOf)) {
    const filled = contentOf(compilation, file)
      .toString()
      .replace(/\*hash of [^*]+\*/g, (place) => hashes.get(place) ?? '');
    compilation.updateAsset(file, new webpack.sources.RawSource(filled));
  }
}

/**
 * Renames the manifest after its content hash, so that browsers request it only once. Otherwise the browser requests it on a separate
 * connection while it parses the document, ahead of the loan list (7 % of the bench's `loans.again`).
 * @returns the new name, or the old name when the build has no manifest
 */
function renameManifest(compilation: Compilation): string {
  if (compilation.getAsset(MANIFEST) === undefined) return MANIFEST;
  const hash = createHash('sha256').update(contentOf(compilation, MANIFEST)).digest('hex').slice(0, 8);
  const name = `assets/site.${hash}.webmanifest`;
  compilation.renameAsset(MANIFEST, name);
  return name;
}

/** Inlines an icon, since a few hundred bytes are not worth a request. It stays text instead of base64, because text compresses better. */
const inlineSvg = (compilation: Compilation, file: string): string =>
  `data:image/svg+xml,${contentOf(compilation, file)
    .toString()
    .trim()
    .replaceAll('"', "'")
    .replace(/[<>#%]/g, encodeURIComponent)}`;

const scriptsOf = (chunk: Chunk): string[] => [...chunk.files].filter((file) => file.endsWith('.js'));

function contentOf(compilation: Compilation, file: string): Buffer {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`A document names "${file}", which was not built`);
  return Buffer.from(asset.source.source());
}
