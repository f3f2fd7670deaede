import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openReportFile } from './report-file.ts';

it('writes a CSV that spreadsheets can open, without formulas', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jhola-report-'));
  const path = join(folder, 'report.csv');
  const report = await openReportFile(path);
  report.write({ line: 2, outcome: 'new', product: 'Crème, "best"', reason: '₹5' });
  report.write({ line: 3, outcome: 'refused', product: '=HYPERLINK("x")', reason: 'It has no price' });
  await report.close();
  expect(await readFile(path, 'utf8')).toBe(
    '\ufeffrow,outcome,product,reason\r\n2,new,"Crème, ""best""","₹5"\r\n' +
      '3,refused,"\'=HYPERLINK(""x"")","It has no price"\r\n',
  );
  await rm(folder, { recursive: true });
});

it('reports if it can’t be written', async () => {
  await expect(openReportFile('/no/such/folder/report.csv')).rejects.toThrow(/no such file/);
});
