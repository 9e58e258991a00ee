import type { ContentList, ContentRecord } from '#features/content/content.schema.ts';
import type { Browser } from '../staff-site.ts';

type Refused = { code?: string; errors?: { field: string; code: string }[] };
type Answer = { status: number; body: ContentRecord & Refused };

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** The calls of one kind of content. */
export function openEditor(browser: Browser, kind: string) {
  const base = `/api/admin/content/${kind}`;
  const urlOf = (id: string) => `${base}/${encodeURIComponent(id)}`;
  async function change(record: ContentRecord, verb: string, body?: unknown, method = 'POST') {
    const headers = { 'If-Match': `"${record.revision}"` };
    return answerOf(await browser.send(`${urlOf(record.id)}/${verb}`, body, { method, headers }));
  }
  const editor = {
    create: async (values: object) => answerOf(await browser.send(base, values)),
    show: async (id: string) => answerOf(await browser.get(urlOf(id))),
    list: async (query = '') =>
      (await (await browser.get(`${base}${query}`)).json()) as ContentList,
    save: (record: ContentRecord, values: object) => change(record, 'draft', values, 'PUT'),
    publish: (record: ContentRecord) => change(record, 'publish', {}),
    withdraw: (record: ContentRecord) => change(record, 'withdraw'),
    restore: (record: ContentRecord, version: number) => change(record, 'restore', { version }),
    /** Creates a record and publishes it. */
    makePublic: async (values: object) =>
      (await editor.publish((await editor.create(values)).body)).body,
    /** Saves some values of a record and publishes it. */
    republish: async (record: ContentRecord, values: object) =>
      editor.publish((await editor.save(record, { ...record.draft, ...values })).body),
  };
  return editor;
}
