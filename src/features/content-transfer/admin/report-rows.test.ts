import { expect, it } from 'vitest';
import type { TransferReport } from '../transfer.schema.ts';
import { filtersOf, rowsOf } from './report-rows.ts';

const base = { where: '2', kind: 'posts', state: 'draft', fields: [], problems: [] } as const;
const report: TransferReport = {
  format: 'csv',
  isDryRun: true,
  plan: '',
  redirects: { new: 0, unchanged: 0 },
  files: { new: 0, unchanged: 0 },
  counts: { new: 1, changed: 0, unchanged: 1, kept: 0, refused: 1 },
  records: [
    { ...base, id: 'a', title: 'A', outcome: 'unchanged', fields: [], problems: [] },
    { ...base, id: 'b', title: 'B', outcome: 'new', fields: [], problems: [] },
    { ...base, id: 'c', title: 'C', outcome: 'refused', fields: [], problems: [] },
  ],
  findings: [{ where: 'post 1', code: 'cover_left', detail: '' }],
};

it('shows what needs a person first', () => {
  const ids = rowsOf(report, 'all').map((row) => ('record' in row ? row.record.id : 'note'));
  expect(ids).toEqual(['c', 'note', 'b', 'a']);
  expect(rowsOf(report, 'new')).toHaveLength(1);
  expect(rowsOf(report, 'notes')).toHaveLength(1);
});

it('offers the filters that have rows', () => {
  expect(filtersOf(report)).toEqual([
    ['all', 4],
    ['refused', 1],
    ['new', 1],
    ['unchanged', 1],
    ['notes', 1],
  ]);
});
