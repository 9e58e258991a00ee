import { apiRequest } from '#core/api-request.ts';
import { putFile } from '#ui/admin/calls/put-file.ts';
import { projectsUrl, type WorkSource } from '../projects.queries.ts';
import type { ProjectSettings } from '../projects.schema.ts';

const urlOf = (id: string) => `${projectsUrl}/${encodeURIComponent(id)}`;

async function send<Body>(url: string, body: object = {}, method = 'POST'): Promise<Body> {
  const response = await apiRequest(url, { method, body });
  const text = await response.text();
  return JSON.parse(text || '{}') as Body;
}

export type Beginning = {
  email: string;
  name: string;
  company: string;
  language: 'en' | 'pt';
  title: string;
  titlePt: string;
  packageId: string;
};

export const beginProject = (beginning: Beginning & { locale: string }) =>
  send<{ id: string }>(projectsUrl, beginning);

/** Begins the work of a booking, a conversation or a paid order, or finds what was begun. */
export const beginWorkFrom = ({ kind, id }: WorkSource, body: object = {}) =>
  send<{ id: string }>(`/api/admin/${kind}s/${encodeURIComponent(id)}/begin`, body);

export const changeProject = (id: string, change: 'pause' | 'resume' | 'close') =>
  send<{ state: string }>(`${urlOf(id)}/${change}`);

export type Asking = {
  kind: string;
  title: string;
  text: string;
  dueDay: string;
  identity: string;
  fileId: string | null;
  slots: { date: string; time: string }[];
  stepId: string | null;
};

export const askFor = (id: string, asking: Asking & { locale: string }) =>
  send<{ isMailed: boolean }>(`${urlOf(id)}/requests`, asking);

export const changeRequest = (id: string, request: string, change: 'remind' | 'withdraw') =>
  send<object>(`${urlOf(id)}/requests/${request}/${change}`);

export const markStep = (id: string, step: string, change: 'done' | 'undo') =>
  send<{ asked: number }>(`${urlOf(id)}/steps/${step}/${change}`);

export const writeMessage = (id: string, text: string, fileIds: string[], locale: string) =>
  send<{ isMailed: boolean }>(`${urlOf(id)}/messages`, { text, fileIds, locale });

export const saveSteps = (packageId: string, steps: object[], revision: number) =>
  apiRequest(`/api/admin/templates/${encodeURIComponent(packageId)}`, {
    method: 'PUT',
    body: { steps },
    headers: { 'If-Match': `"${revision}"` },
  });

/** Changes what is set about work; what is not given stays. */
export const changeSettings = (settings: Partial<ProjectSettings>) =>
  send<ProjectSettings>('/api/admin/project-settings', settings, 'PUT');

export const entrust = (id: string, personId: string | null) =>
  send<object>(`${urlOf(id)}/responsible`, { personId }, 'PUT');

/** Returns where a version of a paper is downloaded. */
export function paperUrl(id: string, paper: string, version: number): string {
  return `${urlOf(id)}/files/${paper}?version=${version}`;
}

/** Stores a paper; other bytes under the id of one are its next version. */
export function putPaper(id: string, paper: string, file: File): Promise<void> {
  return putFile(`${urlOf(id)}/files/${paper}`, file);
}
