import { describe, expect, it } from 'vitest';
import { groupFound, matchSections } from './palette-options.ts';

const section = (title: string) => ({ href: `/${title}`, title, detail: '', Icon: () => null });

describe('the sections of the palette', () => {
  const sections = ['Calendário', 'Definições', 'Lista de espera'].map(section);
  it.each([
    ['', 3],
    ['calen', 1],
    ['DEFINICOES', 1],
    ['de esp', 1],
    ['alen', 0],
  ])('%j matches %i', (text, count) => {
    expect(matchSections(sections, text)).toHaveLength(count);
  });
});

describe('the records of the palette', () => {
  it('are grouped by kind', () => {
    const entry = { title: 'Noor', detail: '', at: '2026-11-22T10:00:00.000Z' };
    const groups = groupFound([
      { ...entry, kind: 'person', id: 'a' },
      { ...entry, kind: 'person', id: 'b' },
    ]);
    expect(groups.map(({ kind, options }) => [kind, options.map(({ href }) => href)])).toEqual([
      ['person', ['/admin/people/a', '/admin/people/b']],
    ]);
  });
});
