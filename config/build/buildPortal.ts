/** Makes a production build of the portal and of the problem report replay, in the folder named on the command line. */
import webpack, { type Configuration } from 'webpack';

import portalBuild from '../../webpack.config.ts';

function bundle(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      // The webpack cache is only written when the compiler is closed.
      compiler.close((notClosed) => {
        const problem = failure ?? notClosed;
        if (problem) reject(problem);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve();
      });
    });
  });
}

const [, , out] = process.argv;
if (out === undefined) throw new Error('Name the folder to build into');

try {
  await Promise.all((['portal', 'replay'] as const).map((part) => bundle(portalBuild({ out, part }, { mode: 'production' }))));
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
