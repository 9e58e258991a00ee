import { expect, test } from 'vitest';
import { formatReport, replaceSection } from './report.mjs';

const report = {
  date: new Date('2026-11-22T08:00:00Z'),
  quick: true,
  noise: ['The run was quiet.'],
  targets: [{ what: 'Start', limit: '≤ 400 ms', measured: '310 ms', verdict: 'met' }],
  parts: [{ title: 'Start of it', findings: { rows: [{ ms: 310 }], values: {}, repeats: {} } }],
  missing: ['nginx: it is not installed'],
};

test('a report has the date, the machine, the noise, the targets, the parts and what is missing', () => {
  const text = formatReport(report);
  for (const part of [
    '2026-11-22',
    `Node ${process.versions.node}`,
    'quick run',
    '- The run was quiet.',
    '| Start | ≤ 400 ms | 310 ms | met |',
    '### Start of it\n\n| ms |\n| ---: |\n| 310 |',
    '- nginx: it is not installed',
  ])
    expect(text).toContain(part);
  expect(formatReport({ ...report, quick: false })).not.toContain('quick run');
});

test('only what stands between the markers is replaced, again and again', () => {
  const document = '# A\n\n<!-- bench: begin -->\nold\n<!-- bench: end -->\n\nB\n';
  const once = replaceSection(document, 'new');
  expect(once).toBe('# A\n\n<!-- bench: begin -->\n\nnew\n\n<!-- bench: end -->\n\nB\n');
  expect(replaceSection(once, 'new')).toBe(once);
});

test.each([
  'no markers',
  '<!-- bench: begin -->',
  '<!-- bench: end --><!-- bench: begin -->',
  '<!-- bench: begin --><!-- bench: begin --><!-- bench: end -->',
])('a document with damaged markers is left alone: %s', (document) => {
  expect(() => replaceSection(document, 'new')).toThrow(/once each/);
});
