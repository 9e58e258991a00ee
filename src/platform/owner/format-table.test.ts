import { describe, expect, it } from 'vitest';
import { formatTable } from './format-table.ts';

describe('a list in a terminal', () => {
  it('is aligned in columns', () => {
    const rows = [
      ['João', 2],
      ['Noor El-Amin', null],
    ];
    expect(formatTable({ columns: ['name', 'tries'], rows, empty: '' })).toBe(
      'name          tries\nJoão          2\nNoor El-Amin',
    );
  });

  it('says that it is empty', () => {
    expect(formatTable({ columns: ['name'], rows: [], empty: 'No bookings.' })).toBe(
      'No bookings.',
    );
  });

  it('has each cell on one line, truncated and without control sequences', () => {
    const shown = formatTable({
      columns: ['message'],
      rows: [[`one\r\n\u001b[31mtwo\u202e${'x'.repeat(80)}`]],
      empty: '',
    });
    const [, line = ''] = shown.split('\n');
    expect(line).toMatch(/^one \[31mtwo x+…$/);
    expect(line).toHaveLength(48);
  });
});
