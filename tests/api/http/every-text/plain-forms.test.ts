import fc from 'fast-check';
import { afterEach, expect } from 'vitest';
import { openPage, type PlainAnswer, postForm } from '../../../factories/plain-forms.ts';
import type { WholeSite } from '../../../factories/whole-site.ts';
import { test as it } from '../../../factories/whole-site-test.ts';
import { fuzzRuns, fuzzTimeout } from '../fuzz/runs.ts';
import { forgetMarks, keptForms, nextMark, nothing, storedWith, texts } from './strange-texts.ts';

// Any text in any field of the forms for browsers without scripts is stored as it was typed, or the form
// comes back with it.

type Fields = Record<string, string>;
/** A form, what it is filled in with, and how it is sent to its end; the last answer is returned. */
type Form = {
  fields: Fields;
  send(site: WholeSite, fields: Fields): Promise<PlainAnswer>;
  isDone(answer: PlainAnswer): boolean;
};

const isLedOn = ({ status }: PlainAnswer) => status === 303;
const slot = '2026-11-26 11:00';

const forms: Record<string, Form> = {
  'the contact form': {
    fields: {
      name: 'Ana',
      businessName: 'Cedar',
      email: 'ana@x.example',
      phone: '+351 913 111 001',
      message: 'What does it cost to begin?',
    },
    async send(site, fields) {
      const asked = await postForm(site, '/contact', fields);
      return asked.status === 200 ? postForm(site, '/contact', asked.hidden) : asked;
    },
    isDone: isLedOn,
  },
  'the newsletter': {
    fields: { name: 'Ana', email: 'ana@x.example' },
    send: (site, fields) => postForm(site, '/', fields),
    isDone: isLedOn,
  },
  'the booking form': {
    fields: { name: 'Ana', email: 'ana@x.example', company: 'Cedar', phone: '+351 913 111 001' },
    async send(site, fields) {
      const { hidden } = await openPage(site, '/book-consultation?date=2026-11-26');
      return postForm(site, '/book-consultation', { ...hidden, ...fields, slot });
    },
    isDone: ({ status, html }) => status === 200 && /EN-[\dA-Z]{6}/.test(html),
  },
};

async function forget({ database }: WholeSite): Promise<void> {
  await database.transaction(async (trx) => {
    await trx.deleteFrom('bookings').execute();
    await trx.deleteFrom('newsletterSubscribers').execute();
  });
}
afterEach(forgetMarks);

it.for(
  Object.entries(forms).flatMap(([name, form]) =>
    Object.keys(form.fields).map((field) => [field, name, form] as const),
  ),
)(
  'any text as %s of %s is stored as typed, or comes back with the form',
  { timeout: fuzzTimeout },
  async ([field, , { fields, send, isDone }], { site }) => {
    const tryOne = async (text: string, mark: string | null) => {
      await forget(site);
      const answer = await send(site, { ...fields, [field]: text });
      expect(answer.status).toBeLessThan(500);
      const forms = [text, ...keptForms(text)].filter(
        (form) => mark === null || form.includes(mark),
      );
      if (isDone(answer)) {
        const stored = mark === null ? [] : await storedWith(site.database, mark);
        const kept = stored.some((one) => forms.some((form) => one.includes(form)));
        expect([mark === null || kept, stored]).toEqual([true, stored]);
        return;
      }
      expect([200, 409, 413, 422]).toContain(answer.status);
      if (answer.status === 422)
        expect(answer.html).toMatch(
          new RegExp(`<(?:input|textarea)[^>]*id="${field}"[^>]*aria-invalid="true"`),
        );
      if (mark !== null && answer.status !== 413) expect(answer.html).toContain(mark);
    };
    await fc.assert(
      fc.asyncProperty(texts, async ({ before, after, long }) => {
        const mark = nextMark();
        const middle = field === 'email' ? `${mark}@x.example` : mark;
        await tryOne(before + middle + long + after, mark);
      }),
      { ...fuzzRuns(6, 200), endOnFailure: true, includeErrorInReport: true },
    );
    for (const blank of nothing) await tryOne(blank, null);
  },
);
