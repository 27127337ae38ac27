/**
 * One production build of the part named on the command line (the portal or the replay) into the folder named after it; with source maps
 * where `--maps` follows.
 */
import webpack, { type Configuration } from 'webpack';

import portalBuild from '../../webpack.config.ts';

function bundle(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      // Closing the compiler writes the cache.
      compiler.close((notClosed) => {
        const problem = failure ?? notClosed;
        if (problem) reject(problem);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve();
      });
    });
  });
}

const [, , part, out, ...flags] = process.argv;
if (part === undefined || out === undefined) throw new Error('Name the part to build, and the folder to build into');

try {
  await bundle(portalBuild({ out, part, ...(flags.includes('--maps') && { maps: true }) }, { mode: 'production' }));
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
