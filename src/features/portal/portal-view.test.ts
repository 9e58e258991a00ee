import { describe, expect, it } from 'vitest';
import {
  formatPortalPart,
  formatPortalView,
  readPortalPart,
  readPortalView,
} from './portal-view.ts';
import { sampleProjects } from './sample/sample-projects.ts';

function viewOf(search: string) {
  const view = readPortalView(search, sampleProjects);
  if (!view) throw new Error('There are sample projects');
  return view;
}

describe('the view of the portal', () => {
  it('is the first project and its overview without a query', () => {
    expect(viewOf('')).toEqual({ project: sampleProjects[0], tab: 'overview' });
  });

  it('is what the query names', () => {
    const view = viewOf('?project=gdpr-records&tab=invoices');
    expect([view.project.id, view.tab]).toEqual(['gdpr-records', 'invoices']);
  });

  it('falls back to the start for unknown names', () => {
    expect(viewOf('?project=none&tab=secrets')).toEqual(viewOf(''));
  });

  it('is null when the client has no project', () => {
    expect(readPortalView('?tab=tasks', [])).toBeNull();
  });

  it('is read back as it was formatted', () => {
    for (const search of ['?project=online-store&tab=tasks', '?project=online-store', '?tab=tasks'])
      expect(formatPortalView(viewOf(search), sampleProjects, '')).toBe(search);
  });

  it('is left out of the query for the start, and keeps other parameters', () => {
    expect(formatPortalView(viewOf(''), sampleProjects, '?project=online-store&tab=tasks')).toBe(
      '',
    );
    expect(formatPortalView(viewOf('?tab=tasks'), sampleProjects, '?from=mail')).toBe(
      '?from=mail&tab=tasks',
    );
  });
});

it('reads and formats the part of a client’s portal', () => {
  expect(readPortalPart('?part=calendar')).toBe('calendar');
  expect(readPortalPart('?part=nothing')).toBe('projects');
  expect(readPortalPart('')).toBe('projects');
  expect(formatPortalPart('help', '?tab=tasks')).toBe('?tab=tasks&part=help');
  expect(formatPortalPart('projects', '?tab=tasks&part=help')).toBe('?tab=tasks');
  expect(formatPortalPart('projects', '?part=help')).toBe('');
});
