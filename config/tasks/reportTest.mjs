/**
 * Makes a test out of a problem report: `npm run report:test -- <file> [step]`. `step`: the last one before the problem, as `/support` counts
 * them; left out, the one before the first failure. The test and the report go to `__tests__/reports`.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ensureInstalled } from './ensureInstalled.mjs';
import { importFromRoot, inRoot, onEnd, runNode, runTask, say, TaskProblem } from './task.mjs';

const FOLDER = '__tests__/reports';

runTask(async () => {
  await ensureInstalled();
  const [, , file, step] = process.argv;
  if (file === undefined || (step !== undefined && !/^[1-9]\d*$/.test(step)))
    throw new TaskProblem('Name the file of a problem report, and perhaps the number of a step.');
  const report = await reportIn(path.resolve(process.env.INIT_CWD ?? process.cwd(), file));
  if (Number(step ?? 1) > report.steps.length) throw new TaskProblem(`The report has ${report.steps.length} steps.`);

  const name = `${FOLDER}/${report.portal.reference}`;
  // Somebody may have gone on with it.
  if (existsSync(inRoot(`${name}.test.tsx`)))
    throw new TaskProblem(`${name}.test.tsx is there already. Remove it, or give it another name, to make it anew.`);
  mkdirSync(inRoot(FOLDER), { recursive: true });
  const kept = keptFile(report.file, `${name}.json`);
  const { format } = await import('oxfmt');
  const text = await lookedAt({ file: kept, chosen: step === undefined ? null : Number(step) - 1 });
  const { $schema: _schema, ignorePatterns: _ignored, ...options } = JSON.parse(readFileSync(inRoot('.oxfmtrc.json'), 'utf8'));
  const { code } = await format(`${name}.test.tsx`, text, options);
  writeFileSync(inRoot(`${name}.test.tsx`), code);
  say(`${name}.test.tsx\nRun it with: npx jest ${name}`);
});

/** Where the test finds the report: beside it, or where the tests have it already. */
function keptFile(file, beside) {
  const place = path.relative(inRoot(), file).split(path.sep).join('/');
  if (place.startsWith('__tests__/')) return place;
  copyFileSync(file, inRoot(beside));
  return beside;
}

/** The report in a file, and where it is. @throws TaskProblem with the reason when it is none */
async function reportIn(file) {
  const { openReport } = await importFromRoot('src/replay/opening/openReport.ts');
  try {
    return { ...openReport(readFileSync(file, 'utf8')), file };
  } catch (problem) {
    throw new TaskProblem(`This is no problem report that can be opened (${problem.message}): ${file}`);
  }
}

/** The text of the test. What the screens say is found out where they can be drawn: in jest. */
async function lookedAt({ file, chosen }) {
  const folder = inRoot('.cache', `report-test-${process.pid}`);
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(folder, { recursive: true });
  const result = path.join(folder, 'made.txt');
  writeFileSync(
    path.join(folder, 'make.test.tsx'),
    `import { readFileSync, writeFileSync } from 'node:fs';
import { openReport } from '#replay/opening/openReport.ts';
import { testOf } from '../../__tests__/support/reportTest.tsx';
test('made', async () => {
  const report = openReport(readFileSync(${JSON.stringify(file)}, 'utf8'));
  writeFileSync(${JSON.stringify(result)}, await testOf(${JSON.stringify(file)}, report, ${chosen}));
});
`,
  );
  const jest = [inRoot('node_modules/jest/bin/jest.js'), '--roots', folder];
  const { code, output } = await runNode(jest, { quiet: true });
  if (code !== 0) throw new TaskProblem(`The screens of the report could not be drawn.\n${output.trim()}`);
  return readFileSync(result, 'utf8');
}
