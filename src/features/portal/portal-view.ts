import type { Project } from './portal.ts';

export const portalTabs = ['overview', 'tasks', 'messages', 'documents', 'invoices'] as const;
export type PortalTab = (typeof portalTabs)[number];

/** Where in the portal a client stands. */
export type PortalPlace = { project: Project; tab: PortalTab };

/**
 * The place that a query such as `?project=online-store&tab=tasks` names. What it leaves out, or
 * names wrongly, is the first project and the overview. Null when there is no project at all.
 */
export function readPlace(search: string, projects: readonly Project[]): PortalPlace | null {
  const params = new URLSearchParams(search);
  const project = projects.find(({ id }) => id === params.get('project')) ?? projects[0];
  if (!project) return null;
  return { project, tab: portalTabs.find((tab) => tab === params.get('tab')) ?? 'overview' };
}

/** The query that names a place; empty for the first project's overview. Keeps other parameters. */
export function writePlace(
  { project, tab }: PortalPlace,
  projects: readonly Project[],
  search: string,
): string {
  const params = new URLSearchParams(search);
  if (project.id === projects[0]?.id) params.delete('project');
  else params.set('project', project.id);
  if (tab === 'overview') params.delete('tab');
  else params.set('tab', tab);
  return params.size > 0 ? `?${params}` : '';
}
