import { readFile } from 'node:fs/promises';
import { text as readStream } from 'node:stream/consumers';
import * as z from 'zod/mini';
import type { Result } from '#core/result.ts';
import { contentErrorText } from '#features/content/content.texts.ts';
import type { ContentValues } from '#features/content/content.ts';
import { createDraft, saveDraft } from '#features/content/drafts/save-draft.server.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { listRecords } from '#features/content/list-records.server.ts';
import { publishRecord } from '#features/content/publishing/publish-record.server.ts';
import { withdrawRecord } from '#features/content/publishing/withdraw-record.server.ts';
import { showRecord } from '#features/content/show-record.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { ownerTime } from '#platform/owner/owner-clock.ts';
import { OwnerRefusal, type OwnerTable } from '#platform/owner/owner-command.ts';

type Refusal = string | { code: string; fields: readonly { field: string; code: string }[] };

function requireDone(result: Result<unknown, Refusal>): void {
  if (result.ok) return;
  const { refusal } = result;
  if (typeof refusal === 'string')
    throw new OwnerRefusal(`${contentErrorText('en', '', refusal)}.`);
  const lines = refusal.fields.map(
    ({ field, code }) => `${field}: ${contentErrorText('en', field, code)}`,
  );
  throw new OwnerRefusal([`${contentErrorText('en', '', refusal.code)}.`, ...lines].join('\n'));
}

async function requireRecord(context: Context, kind: ContentKind, id: string) {
  const record = await showRecord(context, kind, id);
  if (record === null) throw new OwnerRefusal(`There is no ${id} among ${kind.name}.`);
  return record;
}

export async function listCommand(context: Context, kind: ContentKind): Promise<OwnerTable> {
  const all = {
    state: null,
    twins: null,
    isLive: false,
    q: '',
    ...({ sort: 'changed', direction: 'desc', language: 'en' } as const),
    limit: 100_000,
    offset: 0,
  };
  const { records } = await listRecords(context, kind, all);
  return {
    columns: ['id', 'state', 'changed', 'title'],
    rows: records.map(({ id, state, updatedAt, title }) => [
      id,
      state,
      ownerTime(updatedAt),
      title,
    ]),
    empty: `There are no ${kind.name}.`,
  };
}

export async function showCommand(
  context: Context,
  kind: ContentKind,
  id: string,
): Promise<string> {
  return JSON.stringify(await requireRecord(context, kind, id), null, 2);
}

type Given = { values: Record<string, unknown>; revision: number | null };

/** Reads values, or what `content show` printed; then its revision counts. */
async function readGiven(file: string): Promise<Given> {
  let document: unknown;
  try {
    const text = file === '-' ? await readStream(process.stdin) : await readFile(file, 'utf8');
    document = JSON.parse(text);
  } catch (error) {
    throw new OwnerRefusal(`${file} is not JSON: ${(error as Error).message}`);
  }
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject(document)) throw new OwnerRefusal(`${file} holds no object of fields.`);
  if (!isObject(document.draft)) return { values: document, revision: null };
  const { revision } = document;
  return { values: document.draft, revision: typeof revision === 'number' ? revision : null };
}

function requireValues(
  kind: ContentKind,
  base: ContentValues,
  given: Record<string, unknown>,
): ContentValues {
  const unknown = Object.keys(given).filter((field) => !Object.hasOwn(kind.empty, field));
  if (unknown.length > 0)
    throw new OwnerRefusal(`${kind.name} have no field ${unknown.join(', ')}.`);
  const parsed = z.safeParse(kind.values, { ...base, ...given });
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => {
    const field = path.map(String).join('.');
    return `${field}: ${contentErrorText('en', field, message)}`;
  });
  throw new OwnerRefusal(lines.join('\n'));
}

/** Saves a draft. Fields that the file does not name stay as they are. */
export async function saveCommand(
  context: Context,
  kind: ContentKind,
  { id, file }: { id: string; file: string },
): Promise<string> {
  const given = await readGiven(file);
  if (id === 'new')
    return createDraft(context, kind, requireValues(kind, kind.empty, given.values));
  const record = await requireRecord(context, kind, id);
  const values = requireValues(kind, record.draft, given.values);
  const seen = { kind, id, revision: given.revision ?? record.revision };
  requireDone(await saveDraft(context, seen, values));
  return id;
}

export async function publishCommand(
  context: Context,
  kind: ContentKind,
  id: string,
): Promise<string> {
  const { revision } = await requireRecord(context, kind, id);
  requireDone(await publishRecord(context, { kind, id, revision }));
  const { address } = await requireRecord(context, kind, id);
  return `It is on the site${address === null ? '' : ` at ${context.origin}${address}`}.`;
}

export async function withdrawCommand(
  context: Context,
  kind: ContentKind,
  id: string,
): Promise<string> {
  const { revision } = await requireRecord(context, kind, id);
  requireDone(await withdrawRecord(context, { kind, id, revision }));
  return 'It is not on the site. Its values are a draft.';
}
