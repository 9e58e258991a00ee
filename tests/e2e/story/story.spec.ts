import { readFile } from 'node:fs/promises';
import { unzip } from '../../factories/content/zip-files.ts';
import { blockStorage } from '../../harness/blocked-storage.ts';
import { expect } from '../../harness/browser-fixtures.ts';
import { cards, checkoutPage } from '../checkout/checkout-page.ts';
import { askByMail, call } from '../projects/asked.ts';
import {
  askToApprove,
  buyByApi,
  clientSteps,
  mailTo,
  newClient,
  readBeginning,
  readDraft,
  readWork,
  test,
} from './story.ts';

const usual = { javaScriptEnabled: true, isBlocked: false, translation: null };
const browsers = [
  { ...usual, of: 'with scripts', languages: ['en', 'pt'] },
  { ...usual, of: 'without scripts', javaScriptEnabled: false, languages: ['en', 'pt'] },
  { ...usual, of: 'with all site data blocked', isBlocked: true, languages: ['pt'] },
  // As a browser does that translates the page: the words stay, and are in elements of their own.
  { ...usual, of: 'translated', translation: { from: 'parsed' }, languages: ['en'] },
] as const;

for (const { of, javaScriptEnabled, isBlocked, translation, languages } of browsers)
  test.describe(of, () => {
    test.use({ javaScriptEnabled, translation, viewport: { width: 390, height: 844 } });

    for (const language of languages)
      test(`from a paid package to finished work without one sign-in, in ${language}`, async ({
        page,
        server,
        office,
        ownerCookie,
        allowConsole,
      }) => {
        test.slow();
        // The step before all of the work in one file is an answer of 403.
        allowConsole(/403/);
        if (isBlocked) await blockStorage(page.context(), 'names');
        const client = newClient(language);
        const steps = clientSteps(page, server, client, javaScriptEnabled);
        const { say } = steps;

        if (javaScriptEnabled) {
          const checkout = checkoutPage(page, language);
          await checkout.open();
          await checkout.email.fill(client.email);
          await checkout.writeCard(cards.good);
          await checkout.pay.click();
          await checkout.expectPaid();
          await checkout.main.getByLabel(say.name, { exact: true }).fill('Noor El-Amin');
          await checkout.main.getByLabel(say.phone, { exact: true }).fill('+351 912 345 678');
          await checkout.main.getByRole('button', { name: say.save, exact: true }).click();
          await expect(checkout.main.getByText(say.called)).toBeVisible();
        } else {
          // A card is typed into scripts; the rest of the story needs none.
          await buyByApi(server, client);
          const { text } = await mailTo(server, client, /\/with-us\//);
          const [path = ''] = /\/with-us\/[\w-]{43}/.exec(text) ?? [];
          await steps.giveNameAndPhone(path);
        }

        const begun = await readBeginning(server, client);
        expect(begun.requests).toHaveLength(3);
        const [question = '', passport = '', address = ''] = begun.requests;
        await steps.seePage(begun.page, question);
        await steps.answer(question, 'It sells tiles.');
        await steps.handIn(passport, 'passport.pdf');
        await steps.seePage(begun.page, address);
        await steps.handIn(address, 'morada.pdf');
        const { id, person, holder } = await readWork(office, server, client);
        expect({ name: person.name, holder }).toEqual({ name: 'Noor El-Amin', holder: 'company' });

        const { link } = await askToApprove(office, server, client);
        await steps.seePage(begun.page, link);
        await steps.approve(link);
        const asked = { kind: 'time', title: say.meeting };
        const project = { id, email: client.email };
        await steps.chooseTime(await askByMail(office, server, project, asked));

        await call(office, server, `/projects/${id}/close`, {});
        const { text: thanks } = await mailTo(server, client, say.finished);
        const [archive = ''] = /\/with-us\/[\w-]{43}\/archive\/[\w-]+/.exec(thanks) ?? [];
        const zip = await unzip(await readFile(await steps.download(archive)));
        const index = zip['index.html']?.toString() ?? '';
        expect(index).toContain(`<html lang="${say.lang}">`);
        for (const told of [say.title, 'It sells tiles.', say.paper]) expect(index).toContain(told);
        const names = Object.keys(zip).map((path) => path.split('/').at(-1));
        // A paper of identity is called by what was asked for.
        const papers = ['draft.pdf', 'morada.pdf', expect.stringMatching(say.passport)];
        expect(names).toEqual(expect.arrayContaining(['index.html', ...papers]));
        expect(names).toHaveLength(4);

        const [testimonial = ''] = /\/do\/words\/[\w-]{43}/.exec(thanks) ?? [];
        const said = `Foi tudo claro. ${client.email}`;
        await steps.sayWords(testimonial, said);
        expect(await readDraft(office, server, { field: say.field, text: said })).toBeDefined();

        const work = await readWork(office, server, client);
        expect(work.state).toBe('closed');
        expect(work.decisions.map(({ choice }) => choice)).toEqual([
          'answered',
          'handed-in',
          'handed-in',
          'approved',
          'chosen',
        ]);
        expect(new Set(work.decisions.map(({ actorKind }) => actorKind))).toEqual(
          new Set(['link']),
        );
        // Whoever did all this has no session.
        expect((await page.request.get('/api/portal')).status()).toBe(401);
        const cookies = (await page.context().cookies()).map(({ name }) => name);
        expect(cookies).not.toContain(ownerCookie.name);
      });
  });
