import { expect, it } from 'vitest';
import { formatView, readView } from './content-list.ts';

const usual = { state: '', twins: '', q: '', sort: 'changed', direction: 'desc' } as const;

it('a list without a query is sorted by the last change', () => {
  expect(readView('')).toEqual(usual);
  expect(formatView(usual)).toBe('');
});

it('a list is sorted by its title upwards unless it is turned', () => {
  expect(readView('?sort=title')).toMatchObject({ sort: 'title', direction: 'asc' });
  expect(formatView({ ...usual, sort: 'title', direction: 'asc' })).toBe('?sort=title');
  const turned = { ...usual, sort: 'title', direction: 'desc' } as const;
  expect(readView(formatView(turned))).toEqual(turned);
});

it('an order that nobody knows is the usual one', () => {
  expect(readView('?sort=colour&direction=up')).toEqual(usual);
});

it('keeps what is searched for beside the kind', () => {
  expect(formatView({ ...usual, q: 'a&b', state: 'draft' }, { kind: 'offers' })).toBe(
    '?state=draft&q=a%26b&kind=offers',
  );
});
