import { describe, expect } from 'vitest';
import type { Consultant } from '#features/authors/authors.ts';
import { readFromApi } from '#server/read-from-api.server.ts';
import { renderPage } from '#site/entry-server.tsx';
import { faceAddress } from '#ui/art/faces/face.ts';
import { read } from '../../factories/content/content-site.ts';
import { test as it } from '../../factories/content/content-test.ts';

describe('the team', () => {
  it('is the people who advise clients, without empty fields', async ({ site }) => {
    const guest = { id: 'guest', name: 'Ana Guest', isConsultant: false, sort: 8 };
    const plain = { id: 'plain', name: 'Zé Simples', isConsultant: true, sort: 9 };
    await site.database.transaction((trx) =>
      trx.insertInto('authors').values([guest, plain]).execute(),
    );
    const team = (await read(site, '/api/team')) as Consultant[];
    expect(team.map(({ name }) => name)).toEqual(['Rita Falcão', 'Tiago Meireles', 'Zé Simples']);
    expect(team[0]).toMatchObject({ languages: ['Portuguese', 'English', 'French'] });
    const face = faceAddress('Zé Simples');
    expect(team[2]).toEqual({ id: 'plain', name: 'Zé Simples', face });
    expect(team.map((person) => person.face.split('-')[2])).toEqual([
      'contract',
      'parcel',
      face.split('-')[2],
    ]);
  });

  it.for([
    ['/team', 'Speaks Portuguese, English and French', 'Company law and tax'],
    ['/pt/team', 'Fala português, inglês e francês', 'Direito das sociedades e fiscalidade'],
  ] as const)(
    'is shown on %s, with the way to a booking',
    async ([path, spoken, role], { site }) => {
      const at = { pathname: path, search: '', origin: 'https://site.example' };
      const { status, body, head } = await renderPage(at, readFromApi(site.app));
      expect(status).toBe(200);
      for (const words of [spoken, role, `${path.replace('team', 'book-consultation')}"`])
        expect(body).toContain(words);
      expect(head).toContain('"@type":"Person"');
    },
  );

  it('has words where nobody is shown yet', async ({ site }) => {
    await site.database.transaction((trx) =>
      trx.updateTable('authors').set({ isConsultant: false }).execute(),
    );
    const at = { pathname: '/team', search: '', origin: '' };
    const { body } = await renderPage(at, readFromApi(site.app));
    expect(body).toContain('Our consultants are not shown yet.');
  });
});
