import { describe, expect } from 'vitest';
import type { GuideAnswer } from '#features/catalog/catalog.ts';
import { toJson } from '#platform/database/columns.ts';
import { readFromApi } from '#server/read-from-api.server.ts';
import { renderPage } from '#site/entry-server.tsx';
import type { ContentSite } from '../../factories/content/content-site.ts';
import { test as it } from '../../factories/content/content-test.ts';

async function guide({ app }: ContentSite, search: string, prefix = ''): Promise<string> {
  const address = { pathname: `${prefix}/start`, search, origin: '' };
  const page = await renderPage(address, readFromApi(app));
  expect(page.status).toBe(200);
  return page.body;
}

const founder = '?form=one&home=elsewhere&shop=planned&when=soon';

describe('the guide for founders, without scripts', () => {
  it('asks four questions by a plain form, and shows no result yet', async ({ site }) => {
    const body = await guide(site, '');
    expect(body).toContain('action="/start#answer" method="get"');
    expect(body.match(/<fieldset>/g)).toHaveLength(4);
    expect(body).not.toContain('id="answer"');
  });

  it('names the package that fits, each step with its source, and the sums', async ({ site }) => {
    const body = await guide(site, founder);
    expect(body).toContain('<span>Company Setup,</span> €1,450.00');
    expect(body).toContain('Decree-Law 322-A/2001');
    expect(body).toMatch(/All steps[\s\S]*?€386\.00[\s\S]*?8\u00a0to\u00a032/);
  });

  it('does so in Portuguese', async ({ site }) => {
    const body = await guide(site, founder, '/pt');
    expect(body).toContain('<span>Abertura de Empresa,</span> 1450,00');
    expect(body).toContain('abril\u00a0de\u00a02024');
  });

  it('ends in a booking that carries the answers', async ({ site }) => {
    const [, link = ''] =
      /href="(\/book-consultation\?[^"]+)"/.exec(await guide(site, founder)) ?? [];
    const { searchParams } = new URL(link.replaceAll('&amp;', '&'), 'https://entrada.example');
    expect(searchParams.get('about')).toBe('package:company-setup');
    expect(searchParams.get('aboutText')).toContain('Where do you live? Outside the EU');
  });

  it('offers a quote for a branch', async ({ site }) => {
    const body = await guide(site, '?form=branch&home=eu&shop=no&when=soon');
    expect(body).toContain('A quote for your branch');
    expect(body).toContain('href="/contact?about=service:strategy"');
  });

  it('says which question is left, and ignores what is no answer', async ({ site }) => {
    const body = await guide(site, '?form=one&home=mars');
    expect(body.match(/Please answer this question too/g)).toHaveLength(3);
    expect(body).not.toContain('id="answer"');
  });

  describe('says whether there is time', () => {
    const cases = [
      [founder, 'One month is possible, but not certain', '8\u00a0to\u00a032 working days'],
      [founder.replace('soon', 'later'), 'Yes, six months are enough', '8\u00a0to\u00a032'],
      ['?form=sole&home=portugal&shop=no&when=soon', 'Yes, one month is enough', 'one working day'],
    ] as const;

    it.for(cases)('%s', async ([search, pace, days], { site }) => {
      const body = await guide(site, search);
      expect(body).toContain(pace);
      expect(body).toContain(days);
    });

    it('for a month differently than for six, in both languages, and not for who only looks', async ({
      site,
    }) => {
      const paceIn = async (search: string, prefix: string) =>
        /guide-answer__pace">([^<]*)</.exec(await guide(site, search, prefix))?.[1];
      for (const prefix of ['', '/pt']) {
        const month = await paceIn(founder, prefix);
        const half = await paceIn(founder.replace('soon', 'later'), prefix);
        expect(month).toBeDefined();
        expect(half).toBeDefined();
        expect(month).not.toBe(half);
        expect(await paceIn(founder.replace('soon', 'looking'), prefix)).toBeUndefined();
      }
    });

    it('names what takes longest where it may be late, with a way to ask', async ({ site }) => {
      const body = await guide(site, founder, '/pt');
      expect(body).toContain('O que pode demorar mais é «Conta bancária da empresa»: até 20 dias');
      expect(body).toMatch(/href="\/pt\/book-consultation[^"]*">Perguntar numa consulta gratuita/);
    });
  });

  describe('with packages of the owner’s own', () => {
    async function onlyOwn({ database }: ContentSite, fits: (GuideAnswer[] | null)[]) {
      const packages = fits.map((answers, sort) => ({
        id: `own-${sort}`,
        name: `Own ${sort}`,
        namePt: `Próprio ${sort}`,
        description: 'Made by the owner.',
        priceCents: 10_000 + sort,
        currency: 'EUR',
        interval: 'one-time',
        features: '[]',
        popular: false,
        fits: answers ? toJson(answers) : null,
        sort,
      }));
      await database.transaction(async (trx) => {
        await trx.deleteFrom('offers').execute();
        await trx.deleteFrom('servicePackages').execute();
        await trx.insertInto('servicePackages').values(packages).execute();
      });
    }

    it('names the one that is for the answer', async ({ site }) => {
      await onlyOwn(site, [['sole'], ['one', 'branch']]);
      expect(await guide(site, founder)).toContain('<span>Own 1,</span> €100.01');
      expect(await guide(site, founder, '/pt')).toContain('<span>Próprio 1,</span> 100,01');
      const branch = await guide(site, founder.replace('one', 'branch'));
      expect(branch).toContain('<span>Own 1,</span>');
      expect(branch).not.toContain('quote for');
    });

    it('names the first of several, and the others below it', async ({ site }) => {
      await onlyOwn(site, [null, ['one'], ['one', 'sole'], ['sole']]);
      const body = await guide(site, founder);
      expect(body).toContain('<span>Own 1,</span>');
      expect(body).toMatch(/This fits too[\s\S]*Own 2<\/a>, €100\.02/);
      expect(body).not.toMatch(/Own 0|Own 3/);
    });

    it.for([
      ['one', 'A quote for your company', 'Um orçamento para a sua empresa'],
      ['sole', 'A quote for your work in your own name', 'para o seu trabalho em nome próprio'],
    ] as const)(
      'offers a quote for what it is where none fits: %s',
      async ([form, english, portuguese], { site }) => {
        await onlyOwn(site, [null, ['looking']]);
        const search = founder.replace('one', form);
        const body = await guide(site, search);
        expect(body).toContain(english);
        expect(body).toContain('href="/contact?about=service:ecommerce"');
        expect(body).not.toMatch(/branch<|Own 0|Own 1/);
        expect(await guide(site, search, '/pt')).toContain(portuguese);
      },
    );
  });

  it('shows what the owner has written', async ({ site }) => {
    const rows = [
      { kind: 'setup-costs', id: 'company', name: 'costFrom', value: '400' },
      { kind: 'setup-costs', id: 'company', name: 'costTo', value: '450' },
    ];
    await site.database.transaction((db) => db.insertInto('siteTexts').values(rows).execute());
    expect(await guide(site, founder)).toContain('€400.00 to €450.00');
  });

  it('says whether there is time by the days that the owner has written', async ({ site }) => {
    const value = { kind: 'setup-costs', id: 'bank' };
    const rows = [
      { ...value, name: 'daysFrom', value: '30' },
      { ...value, name: 'daysTo', value: '40' },
    ];
    await site.database.transaction((db) => db.insertInto('siteTexts').values(rows).execute());
    expect(await guide(site, founder)).toContain('One month is not enough');
  });
});
