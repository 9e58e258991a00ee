import { describe, expect, it } from 'vitest';
import { readPlace, writePlace } from './portal-place.ts';
import { sampleProjects } from './sample/sample-projects.ts';

function placeOf(search: string) {
  const place = readPlace(search, sampleProjects);
  if (!place) throw new Error('There are sample projects');
  return place;
}

describe('the place in the portal', () => {
  it('is the first project and its overview without a query', () => {
    expect(placeOf('')).toEqual({ project: sampleProjects[0], tab: 'overview' });
  });

  it('is what the query names', () => {
    const place = placeOf('?project=gdpr-records&tab=invoices');
    expect([place.project.id, place.tab]).toEqual(['gdpr-records', 'invoices']);
  });

  it('bears names that nobody knows', () => {
    expect(placeOf('?project=none&tab=secrets')).toEqual(placeOf(''));
  });

  it('is null when the client has no project', () => {
    expect(readPlace('?tab=tasks', [])).toBeNull();
  });

  it('reads back as it was written', () => {
    for (const search of ['?project=online-store&tab=tasks', '?project=online-store', '?tab=tasks'])
      expect(writePlace(placeOf(search), sampleProjects, '')).toBe(search);
  });

  it('writes nothing for the start, and leaves the parameters of others alone', () => {
    expect(writePlace(placeOf(''), sampleProjects, '?project=online-store&tab=tasks')).toBe('');
    expect(writePlace(placeOf('?tab=tasks'), sampleProjects, '?from=mail')).toBe(
      '?from=mail&tab=tasks',
    );
  });
});
