/**
 * Adds files to the build that are not compiled: the static files of `public/`, and `version.json`, by which an open page notices a newer
 * release.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import webpack, { type Compiler } from 'webpack';

export interface Release {
  version: string;
  commit: string;
  /** ISO 8601 date and time. */
  builtAt: string;
}

interface Options {
  folder: string;
  /** Names of files in `folder` to skip, because HtmlWebpackPlugin builds them. */
  templates: readonly string[];
  release: Release;
}

const NAME = 'PublicFilesPlugin';

export class PublicFilesPlugin {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { folder, templates, release } = this.#options;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const emit = (file: string, content: string | Buffer) =>
          compilation.emitAsset(file, new webpack.sources.RawSource(content));
        const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
        for (const entry of files) {
          const source = path.join(entry.parentPath, entry.name);
          const name = path.relative(folder, source).split(path.sep).join('/');
          if (templates.includes(name)) continue;
          compilation.fileDependencies.add(source);
          emit(name, readFileSync(source));
        }
        compilation.contextDependencies.add(folder);
        emit('version.json', `${JSON.stringify(release)}\n`);
      });
    });
  }
}
