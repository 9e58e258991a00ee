import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { providerEventTexts } from './provider-event.texts.ts';

it('every event that the operations guide subscribes to has words', () => {
  const guide = readFileSync('docs/operations.md', 'utf8');
  const [, list = ''] = /^- Events: (.*)$/m.exec(guide) ?? [];
  const events = [...list.matchAll(/`([\w.]+)`/g)].map(([, event]) => event);
  expect(events.length).toBeGreaterThan(15);
  expect(Object.keys(providerEventTexts.en)).toEqual(expect.arrayContaining(events));
});
