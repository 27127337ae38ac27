/**
 * Prepares the built documents for a strict content policy: every script and style has a placeholder for a nonce that the host fills in
 * for each response, and every script and style sheet, including those loaded later, has the hash of its content.
 */
import { createHash } from 'node:crypto';

import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

/** The host replaces it with a new nonce in every response. */
const NONCE_PLACE = '__CSP_NONCE__';
const NAME = 'DocumentPlugin';
const MANIFEST = 'site.webmanifest';

const placeOf = (chunk: Chunk): string => `*hash of ${String(chunk.id)}*`;

/** The main script holds that of every other one. SHA-256 is as hard to forge for this, and makes it 900 bytes lighter than SHA-384. */
const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64');
const integrityOf = (content: string | Buffer): string => `sha256-${hashOf(content)}`;

export class DocumentPlugin {
  readonly #withIntegrity: boolean;

  /** `integrity`: false while developing, where files change under the page. */
  constructor({ integrity }: { integrity: boolean }) {
    this.#withIntegrity = integrity;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      if (this.#withIntegrity) {
        LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
          NAME,
          (code, chunk) => code + expectIntegrity(chunk),
        );
      }
      compilation.hooks.processAssets.tap({ name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE }, () =>
        this.#nameScripts(compilation),
      );
      // File names have their final hashes now, and nothing is compressed yet.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        if (this.#withIntegrity) fillIntegrity(compilation);
        const manifest = nameManifest(compilation);
        for (const { name } of compilation.getAssets()) {
          if (name.endsWith('.html')) this.#complete(compilation, name, manifest);
        }
      });
    });
  }

  /** Writes the scripts of a part that loads later where `*scripts of <its name>*` stands: address and hash of each. */
  #nameScripts(compilation: Compilation): void {
    for (const file of [...compilation.chunks].filter((chunk) => chunk.hasRuntime()).flatMap(scriptsOf)) {
      const text = contentOf(compilation, file).toString();
      const named = text.replace(/\*scripts of (\w+)\*/g, (_place, part: string) => {
        const chunks = compilation.namedChunkGroups.get(part)?.chunks;
        if (chunks === undefined) throw new Error(`"${file}" names the scripts of "${part}", which is no part of the portal`);
        const hash = (chunk: Chunk) => (this.#withIntegrity ? `sha256-${placeOf(chunk)}=` : '');
        return chunks.flatMap((chunk) => scriptsOf(chunk).map((script) => `/${script}#${hash(chunk)}`)).join(' ');
      });
      if (named !== text) compilation.updateAsset(file, new webpack.sources.RawSource(named));
    }
  }

  #complete(compilation: Compilation, name: string, manifest: string): void {
    const complete = (tag: string): string => {
      let attributes = tag.includes(' nonce=') ? '' : ` nonce="${NONCE_PLACE}"`;
      const [, file] = /\s(?:src|href)="?\/([^"\s>]+)/.exec(tag) ?? [];
      if (file && tag.startsWith('<script')) attributes += ' fetchpriority="high"'; // a deferred script's is low
      if (this.#withIntegrity && file) attributes += ` integrity="${integrityOf(contentOf(compilation, file))}"`;
      return tag.replace(/^<\w+/, (start) => start + attributes);
    };
    const html = contentOf(compilation, name)
      .toString()
      .replace(`/${MANIFEST}`, `/${manifest}`)
      .replace(/<(?:script|style)\b[^>]*>/g, complete)
      .replace(/<link\b[^>]*\brel="?(?:stylesheet|modulepreload)\b[^>]*>/g, complete)
      .replace(
        /(<link\b[^>]*\brel="?icon\b[^>]*\shref="?)\/([^"\s>]+\.svg)/g,
        (_link, start: string, file: string) => start + inline(compilation, file),
      );
    compilation.updateAsset(name, new webpack.sources.RawSource(html));
  }
}

/** Runs in the browser where a chunk's script element is made: sets the hash that its content must have. What all have in common stands once. */
function expectIntegrity(chunk: Chunk): string {
  const places = [...chunk.getAllAsyncChunks()].map((later) => [String(later.id), placeOf(later)]);
  return `\nvar hash = ${JSON.stringify(Object.fromEntries(places))}[chunkId];\nif (hash) script.integrity = "sha256-" + hash + "=";`;
}

function fillIntegrity(compilation: Compilation): void {
  const later = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime());
  const hashes = new Map(
    later.flatMap((chunk) =>
      scriptsOf(chunk).map((file) => [placeOf(chunk), hashOf(contentOf(compilation, file)).slice(0, -1)] as const),
    ),
  );
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    for (const file of scriptsOf(chunk)) {
      const filled = contentOf(compilation, file)
        .toString()
        .replace(/\*hash of [^*]+\*/g, (place) => hashes.get(place) ?? '');
      compilation.updateAsset(file, new webpack.sources.RawSource(filled));
    }
  }
}

/**
 * A browser asks for the manifest while it reads a document, over a connection of its own, and so before the list of loans.
 * Named by its content, it is asked for once. @returns its name; a part that has none names none.
 */
function nameManifest(compilation: Compilation): string {
  if (compilation.getAsset(MANIFEST) === undefined) return MANIFEST;
  const hash = createHash('sha256').update(contentOf(compilation, MANIFEST)).digest('hex').slice(0, 8);
  const name = `assets/site.${hash}.webmanifest`;
  compilation.renameAsset(MANIFEST, name);
  return name;
}

/** An icon of a few hundred bytes is not worth a request. Inlined as text, because text compresses. */
const inline = (compilation: Compilation, file: string): string =>
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
