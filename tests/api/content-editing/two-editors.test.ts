import { expect } from 'vitest';
import type { ContentRecord } from '#features/content/content.schema.ts';
import { twinName } from '#features/content/content.ts';
import {
  changeDraft,
  type DraftState,
  isUnsaved,
  openDraft,
  takeUp,
  unsavedOf,
} from '#features/content/drafts/admin/draft-state.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { contentKinds } from '#server/content-kinds.server.ts';
import { valuesWith } from '../../factories/content/content-values.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';
import { createRandom, type Random } from '../../simulation/random.ts';

const seed = Number(process.env.SIMULATION_SEED || 20_261_122);
const sequences = 36;
/** Those of which records are made. */
const madeKinds = contentKinds.filter(({ fixed }) => fixed === null);

type Editor = { browser: Browser; state: DraftState; own: Set<string> };
type Words = {
  typed: string[];
  /** Of texts that were sent. */
  sent: string[];
  conflicts: number;
  /** Words that their own author wrote over. */
  dropped: Set<string>;
};

const wordsOf = (text: unknown) => JSON.stringify(text).match(/\bw\d+x\b/g) ?? [];

function typeWord(kind: ContentKind, { values }: DraftState, word: string, random: Random) {
  const texts = kind.fields.filter((one) => one.type === 'line' || one.type === 'text');
  const { name, twin, most } = random.pick(texts);
  const field = twin && random.chance(0.5) ? twinName(name) : name;
  // Sometimes what stands there is written over, as by somebody who rewrites a sentence.
  const before = random.chance(0.2) ? '' : `${values[field]} `;
  return { kind: 'typed' as const, field, value: `${before}${word}`.slice(-Math.min(most, 90)) };
}

/** Saves as the editor does. */
async function save(base: string, editor: Editor, words: Words): Promise<void> {
  const { record, values } = editor.state;
  editor.state = changeDraft(editor.state, { kind: 'sent' });
  const response = await editor.browser.send(`${base}/${record.id}/draft`, values, {
    method: 'PUT',
    headers: { 'If-Match': `"${record.revision}"` },
  });
  const body = (await response.json()) as ContentRecord & { present: ContentRecord };
  expect([200, 412]).toContain(response.status);
  // What is refused is kept as well.
  words.sent.push(...wordsOf(values));
  if (response.status === 200) {
    editor.state = changeDraft(editor.state, { kind: 'saved', record: body });
  } else {
    words.conflicts += 1;
    editor.state = changeDraft(editor.state, { kind: 'conflicted', present: body.present });
  }
}

/** `first`: the number of the first word. */
type Play = { kind: ContentKind; base: string; random: Random; first: number };

async function step(
  { kind, base, random, first }: Play,
  editor: Editor,
  words: Words,
): Promise<void> {
  const { state } = editor;
  if (state.conflict) {
    const choice = random.chance(0.6) ? 'kept-mine' : 'took-theirs';
    editor.state = changeDraft(state, { kind: choice });
  } else if (random.chance(0.15)) {
    // The window is closed, and opened again with what it left in the browser.
    const response = await editor.browser.get(`${base}/${state.record.id}`);
    const record = (await response.json()) as ContentRecord;
    const left = unsavedOf(state);
    editor.state = left ? takeUp(record, left) : openDraft(record);
  } else if (random.chance(0.5)) {
    const word = `w${first + words.typed.length}x`;
    words.typed.push(word);
    editor.own.add(word);
    const event = typeWord(kind, state, word, random);
    for (const gone of wordsOf(state.values[event.field]))
      if (editor.own.has(gone) && !event.value.includes(gone)) words.dropped.add(gone);
    editor.state = changeDraft(state, event);
  } else if (isUnsaved(state)) await save(base, editor, words);
}

async function everythingStored({ database }: StaffSite, kind: ContentKind, id: string) {
  return database.read(async (db) => {
    const rows = await db
      .selectFrom('contentVersions')
      .select('values')
      .where('id', '=', id)
      .execute();
    const record = await db
      .selectFrom('contentRecords')
      .select('draft')
      .where('id', '=', id)
      .execute();
    return JSON.stringify([rows, record, await kind.read(db, id)]);
  });
}

it('editors of one record never lose a word', async ({ site }) => {
  const random = createRandom(seed);
  const rita = await becomeOwner(site);
  await addStaff(site, { email: 'ana@entrada.example', role: 'owner' });
  // Rita has the record open in two windows.
  const browsers = [rita, rita, await signIn(site, 'ana@entrada.example')];
  let conflicts = 0;
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    const kind = madeKinds[sequence % madeKinds.length] as ContentKind;
    const base = `/api/admin/content/${kind.name}`;
    const first = sequence * 1_000;
    const fixedId = kind.fixed && random.pick(kind.fixed.ids);
    const response = fixedId
      ? await rita.get(`${base}/${fixedId}`)
      : await rita.send(base, valuesWith(kind, `start-${sequence}`));
    const record = (await response.json()) as ContentRecord;
    const editors = browsers.map(
      (browser): Editor => ({
        browser,
        state: openDraft(record),
        own: new Set(),
      }),
    );
    const words: Words = { typed: [], sent: [], conflicts: 0, dropped: new Set() };
    for (let at = 0; at < 24; at += 1) {
      await step({ kind, base, random, first }, random.pick(editors), words);
      if (random.chance(0.05)) site.clock.now = new Date(site.clock.now.getTime() + 30_000);
    }
    const stored = await everythingStored(site, kind, record.id);
    const inFields = JSON.stringify(editors.map(({ state }) => state.values));
    const label = `SIMULATION_SEED=${seed}, sequence ${sequence} of ${kind.name}`;
    const lost = (some: readonly string[], text: string) =>
      some.filter((word) => !words.dropped.has(word) && !text.includes(word));
    expect(lost(words.typed, stored + inFields), label).toEqual([]);
    // What was sent once is stored still, whatever anybody chose afterwards.
    expect(lost(words.sent, stored), label).toEqual([]);
    conflicts += words.conflicts;
  }
  expect(conflicts).toBeGreaterThan(sequences);
}, 120_000);
