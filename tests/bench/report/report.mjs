import { cpus, totalmem } from 'node:os';
import { formatMarkdown } from './table.mjs';

const begin = '<!-- bench: begin -->';
const end = '<!-- bench: end -->';

/**
 * @typedef {object} Report
 * @property {Date} date
 * @property {boolean} quick
 * @property {string[]} noise sentences
 * @property {import('./targets.mjs').Judgement[]} targets
 * @property {import('../run-parts.mjs').MeasuredPart[]} parts
 * @property {string[]} missing sentences
 */

export function describeMachine() {
  const [first] = cpus();
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${memory} GB, ${process.platform}, Node ${process.versions.node}`;
}

/** @param {boolean} quick */
export function describeLength(quick) {
  return quick
    ? [
        'This was a quick run: few repetitions, 20,000 mixed requests instead of 200,000, and two routes by Lighthouse.',
      ]
    : [];
}

/**
 * The part of `docs/performance.md` that a run writes.
 * @param {Report} report
 */
export function formatReport({ date, quick, noise, targets, parts, missing }) {
  const list = (/** @type {string[]} */ sentences) =>
    sentences.map((sentence) => `- ${sentence}`).join('\n');
  return [
    `## The last run: ${date.toISOString().slice(0, 10)}`,
    [`${describeMachine()}.`, ...describeLength(quick)].join(' '),
    list(noise),
    '### Targets',
    formatMarkdown(targets),
    ...(missing.length > 0 ? ['### Not measured', list(missing)] : []),
    ...parts.flatMap(({ title, findings: { rows, remarks = [] } }) => [
      `### ${title}`,
      ...(rows.length > 0 ? [formatMarkdown(rows)] : []),
      ...(remarks.length > 0 ? [list(remarks)] : []),
    ]),
  ].join('\n\n');
}

/**
 * Replaces what stands between the markers of a document. Throws if they are not there once each.
 * @param {string} document
 * @param {string} section
 */
export function replaceSection(document, section) {
  const [before = '', rest, ...others] = document.split(begin);
  const [, after, ...more] = rest?.split(end) ?? [];
  if (after === undefined || others.length > 0 || more.length > 0)
    throw new Error(`The document must contain "${begin}" and then "${end}", once each.`);
  return `${before}${begin}\n\n${section}\n\n${end}${after}`;
}
