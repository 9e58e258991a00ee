import type { Project } from './portal.ts';

export const portalTabs = ['overview', 'tasks', 'messages', 'documents', 'invoices'] as const;
export type PortalTab = (typeof portalTabs)[number];

/** The project and the tab that the portal shows. */
export type PortalView = { project: Project; tab: PortalTab };

/** The parts of a client's portal: the projects, and what all of them have of one kind. */
export const portalParts = [
  'projects',
  'overview',
  'calendar',
  'messages',
  'documents',
  'invoices',
  'settings',
  'help',
] as const;
export type PortalPart = (typeof portalParts)[number];

/** Reads the part from a query such as `?part=calendar`. A missing or unknown one means the projects. */
export function readPortalPart(search: string): PortalPart {
  const named = new URLSearchParams(search).get('part');
  return portalParts.find((part) => part === named) ?? 'projects';
}

/** Returns the query for a part; the projects' has none. Keeps other parameters. */
export function formatPortalPart(part: PortalPart, search: string): string {
  const params = new URLSearchParams(search);
  if (part === 'projects') params.delete('part');
  else params.set('part', part);
  return params.size > 0 ? `?${params}` : '';
}

/**
 * Reads the view from a query such as `?project=online-store&tab=tasks`. Missing or unknown values mean
 * the first project and the overview. Returns null if there are no projects.
 */
export function readPortalView(search: string, projects: readonly Project[]): PortalView | null {
  const params = new URLSearchParams(search);
  const project = projects.find(({ id }) => id === params.get('project')) ?? projects[0];
  if (!project) return null;
  return { project, tab: portalTabs.find((tab) => tab === params.get('tab')) ?? 'overview' };
}

/** Returns the query for a view; empty for the first project's overview. Keeps other parameters. */
export function formatPortalView(
  { project, tab }: PortalView,
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
