import { expect, it } from 'vitest';
import { goLiveTexts } from '../go-live.texts.ts';
import { goLiveGroups, groupOf, isFolded } from './go-live-groups.ts';

it('puts each item where its work is done', () => {
  const groups = Object.fromEntries(
    [
      'company_city',
      'look',
      'posts',
      'filing_days',
      'compliance',
      'copyright_year',
      'legal_vat',
      'legal',
      'dkim',
      'test_mail',
      'backup',
    ].map((id) => [id, groupOf(id)]),
  );
  expect(groups).toEqual({
    company_city: 'company',
    look: 'company',
    posts: 'content',
    filing_days: 'content',
    compliance: 'content',
    copyright_year: 'content',
    legal_vat: 'legal',
    legal: 'legal',
    dkim: 'mail',
    test_mail: 'mail',
    backup: 'server',
  });
});

it('names every group in both languages', () => {
  for (const group of goLiveGroups)
    for (const texts of [goLiveTexts.en, goLiveTexts.pt])
      expect(texts[`group_${group}`]).not.toBe('');
});

it('folds a list that is longer than a screen of a phone', () => {
  expect([6, 7].map(isFolded)).toEqual([false, true]);
});
