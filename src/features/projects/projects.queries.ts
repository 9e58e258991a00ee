import { queryOptions } from '#query/query-options.ts';
import type {
  ProjectList,
  ProjectSettings,
  ShownProject,
  ShownTemplate,
} from './projects.schema.ts';

export const projectsUrl = '/api/admin/projects';

// Somebody else changes these too, clients among them: what was read a moment ago is read again.
const staleTime = 3_000;
const pageSize = 50;

export const projectFilters = ['active', 'paused', 'closed'] as const;
export type ProjectFilter = (typeof projectFilters)[number];

/** Returns the filter that an address names; active for any other text. */
export function projectFilterOf(text: string | null): ProjectFilter {
  return projectFilters.find((one) => one === text) ?? 'active';
}

/** A page, from 0, of the projects of a state. */
export function projectsQuery(state: ProjectFilter, page = 0) {
  const offset = page === 0 ? {} : { offset: String(page * pageSize) };
  const query = new URLSearchParams({ state, limit: String(pageSize), ...offset });
  return queryOptions<ProjectList>({ queryKey: [`${projectsUrl}?${query}`], staleTime });
}

/** The work of one person, the last changed first. */
export function workOfQuery(personId: string) {
  const query = new URLSearchParams({ person: personId, limit: '20' });
  return queryOptions<ProjectList>({ queryKey: [`${projectsUrl}?${query}`], staleTime });
}

/** From what work is begun: an order is named by its reference, the others by their id. */
export type WorkSource = { kind: 'booking' | 'conversation' | 'order'; id: string };

/** The work that was begun from a booking, a conversation or an order: one project or none. */
export function workFromQuery({ kind, id }: WorkSource) {
  const query = new URLSearchParams({ [kind]: id });
  return queryOptions<ProjectList>({ queryKey: [`${projectsUrl}?${query}`], staleTime });
}

export function projectQuery(id: string) {
  return queryOptions<ShownProject>({
    queryKey: [`${projectsUrl}/${encodeURIComponent(id)}`],
    staleTime,
  });
}

export function templateQuery(packageId: string) {
  const url = `/api/admin/templates/${encodeURIComponent(packageId)}`;
  return queryOptions<ShownTemplate>({ queryKey: [url], staleTime });
}

export function startQuery() {
  return queryOptions<ProjectSettings>({
    queryKey: ['/api/admin/project-settings'],
    staleTime,
  });
}
