import { expect } from 'vitest';
import { openEditor } from '../../factories/content/content-editor.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';

const person = {
  name: 'Élia Nunes',
  role: 'Lawyer',
  rolePt: 'Advogada',
  imageUrl: '/art/team/elia.svg',
  about: 'Reads leases.',
  aboutPt: 'Lê contratos.',
  isConsultant: true,
  languages: ['English', 'French'],
  languagesPt: ['inglês', 'francês'],
};
const post = {
  slug: 'first-steps',
  title: 'First steps',
  titlePt: 'Primeiros passos',
  summary: 'S',
  summaryPt: 'S',
  content: 'C',
  contentPt: 'C',
  tags: [],
  imageUrl: '/art/tax.svg',
  isPremium: false,
  createdAt: null,
};

async function textOf(site: StaffSite, path: string): Promise<string> {
  return (await site.app.request(site.origin + path)).text();
}

it('sign posts, are shown with them, and are renamed on all of them at once', async ({ site }) => {
  const browser = await becomeOwner(site);
  const people = openEditor(browser, 'people');
  const posts = openEditor(browser, 'posts');
  const live = await people.makePublic(person);
  const signed = await posts.makePublic({ ...post, author: live.id });
  expect(signed.live?.author).toBe(live.id);
  const path = '/api/blog-posts/slug/first-steps';
  const { name, isConsultant: _, ...profile } = person;
  expect(JSON.parse(await textOf(site, path))).toMatchObject({
    author: name,
    authorProfile: profile,
  });
  const page = await textOf(site, '/pt/blog/first-steps');
  for (const word of [
    'Élia Nunes',
    'Advogada',
    'Lê contratos.',
    'Fala inglês e francês',
    'elia.svg',
  ])
    expect(page).toContain(word);

  const renamed = (await people.republish(live, { name: 'Élia Nunes Prado' })).body;
  expect(JSON.parse(await textOf(site, path))).toMatchObject({ author: 'Élia Nunes Prado' });
  const found = async (q: string) =>
    JSON.parse(await textOf(site, `/api/blog-posts?fields=card&q=${q}`)).length;
  expect([await found('elia+nunes+prado'), await found('first+steps')]).toEqual([1, 1]);
  const back = (await people.republish(renamed, { name })).body;
  expect([await found('prado'), await found('elia+nunes')]).toEqual([0, 1]);

  const used = await people.withdraw(back);
  expect([used.status, used.body.code]).toEqual([409, 'in_use']);
  await posts.withdraw(signed);
  expect((await people.withdraw(back)).body.state).toBe('withdrawn');
});

it('are chosen by id: one that is gone is refused, a guest stays a name', async ({ site }) => {
  const browser = await becomeOwner(site);
  const people = openEditor(browser, 'people');
  const { makePublic, create, publish, withdraw } = openEditor(browser, 'posts');
  const gone = await publish((await create({ ...post, author: crypto.randomUUID() })).body);
  expect(gone.body.errors).toMatchObject([{ field: 'author', code: 'unknown_reference' }]);
  const guest = await makePublic({ ...post, author: 'A guest' });
  expect([guest.live?.author, (await withdraw(guest)).body.state]).toEqual([
    'A guest',
    'withdrawn',
  ]);
  await site.database.transaction((trx) =>
    trx
      .insertInto('authors')
      .values({ id: 'author-9', name: 'Gone Soon', isConsultant: false, sort: 9 })
      .execute(),
  );
  await people.withdraw((await people.show('author-9')).body);
  const former = await publish((await create({ ...post, author: 'author-9' })).body);
  expect(former.body.errors).toMatchObject([{ field: 'author', code: 'unknown_reference' }]);
  const second = await people.publish(
    (await people.create({ ...person, name: 'Rita Falcão' })).body,
  );
  expect(second.body.errors).toMatchObject([{ field: 'name', code: 'name_taken' }]);
});

it('are those who wrote the samples, and can be offered to be chosen from', async ({ site }) => {
  const { list, create, save } = openEditor(await becomeOwner(site), 'people');
  const draft = (await create({ ...person, name: 'Not yet' })).body;
  const { records, total } = await list('?live=true&limit=100');
  expect([records.map(({ title }) => title).sort(), total]).toEqual([
    ['Rita Falcão', 'Tiago Meireles'],
    2,
  ]);
  const posts = await textOf(site, '/api/blog-posts/slug/iva-oss');
  expect(JSON.parse(posts).authorProfile).toMatchObject({ role: 'Online shops and payments' });
  const stale = (await save(draft, { ...draft.draft, aboutPt: '' })).body;
  expect(stale.twins).toEqual([{ field: 'aboutPt', finding: 'missing' }]);
});

it('a package that is gone is refused as the subject of an offer', async ({ site }) => {
  const { create, publish } = openEditor(await becomeOwner(site), 'offers');
  const offer = {
    title: 'O',
    titlePt: 'O',
    packageId: 'no-such',
    adds: '',
    addsPt: '',
    reductionPercent: 0,
    reductionCents: null,
    endsAt: '2099-01-01T00:00:00.000Z',
  };
  const refused = await publish((await create(offer)).body);
  expect(refused.body.errors).toMatchObject([{ field: 'packageId', code: 'unknown_package' }]);
});
