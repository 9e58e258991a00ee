/** @typedef {Record<string, string | number>} Line */

/**
 * Lines as a table for a terminal, with the columns of the first line.
 * @param {Line[]} lines
 */
export function formatTable(lines) {
  const columns = Object.keys(lines[0] ?? {});
  const cells = [columns, ...lines.map((line) => columns.map((name) => String(line[name] ?? '')))];
  const widths = columns.map((_, place) =>
    Math.max(...cells.map((row) => row[place]?.length ?? 0)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, place) =>
          isNumeric(lines, columns[place])
            ? cell.padStart(widths[place] ?? 0)
            : cell.padEnd(widths[place] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * The same as a table in Markdown.
 * @param {Line[]} lines
 */
export function formatMarkdown(lines) {
  const columns = Object.keys(lines[0] ?? {});
  const row = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [
    row(columns),
    row(columns.map((name) => (isNumeric(lines, name) ? '---:' : '---'))),
    ...lines.map((line) =>
      row(columns.map((name) => String(line[name] ?? '').replaceAll('|', '\\|'))),
    ),
  ].join('\n');
}

/**
 * True if a column holds numbers, with or without a unit.
 * @param {Line[]} lines
 * @param {string} [column]
 */
function isNumeric(lines, column = '') {
  return lines.every((line) => /^(–|[≤≥]? ?-?[\d.,]+( \S+)?)$/.test(String(line[column] ?? '')));
}
