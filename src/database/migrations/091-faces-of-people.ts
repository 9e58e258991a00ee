import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The object that stands for each sample person, and the tile that stood for some of them until now. */
const clients = [
  ['ingrid-solheim', 'armchair'],
  ['marcus-oyelaran', 'kestrel'],
  ['beatriz-antunes', 'olive'],
  ['maria-leonor-albuquerque', 'key'],
  ['noor-el-amin', 'parcel'],
  ['genevieve-tremblay', 'scissors'],
  ['simon-achterberg', 'tooth'],
  ['kenji', 'bowl'],
  ['aoife-brennan', 'bread'],
  ['luca-ferrante', 'lorry'],
  ['paulo-figueiredo', 'spool'],
] as const;

/** Words of the samples' own: somebody who took the place of one has none put into their mouth. */
const consultants = [
  {
    id: 'rita-falcao',
    about: 'Registers companies, prepares bank applications and keeps the calendar of filings.',
    figure: 'contract',
    says: 'I would rather tell you on Monday that it cannot be done than on Friday that it was not.',
    saysPt: 'Prefiro dizer-lhe na segunda-feira que não é possível do que na sexta que não se fez.',
    asks: ['Lda or branch', 'A bank account from abroad', 'What is due, and when'],
    asksPt: [
      'Lda ou sucursal',
      'Abrir conta a partir do estrangeiro',
      'O que se entrega, e quando',
    ],
  },
  {
    id: 'tiago-meireles',
    about: 'Builds the shop, the payments and the certified invoices, and reads the numbers.',
    figure: 'parcel',
    says: 'A shop is ready when your accountant no longer writes to you about it.',
    saysPt: 'Uma loja está pronta quando o contabilista já não lhe escreve por causa dela.',
    asks: ['MB WAY and Multibanco', 'VAT in six countries', 'Certified invoices'],
    asksPt: ['MB WAY e Multibanco', 'IVA em seis países', 'Faturas certificadas'],
  },
] as const;

/** People of the site and clients who said something get a face; consultants also what they say and are asked. */
export const facesOfPeople: Migration = {
  name: '091-faces-of-people',
  async up(db, { columns: { json } }) {
    await sql`alter table testimonials add column figure text`.execute(db);
    await sql`alter table authors add column figure text`.execute(db);
    await sql`alter table authors add column says text`.execute(db);
    await sql`alter table authors add column says_pt text`.execute(db);
    await sql`alter table authors add column asks ${json}`.execute(db);
    await sql`alter table authors add column asks_pt ${json}`.execute(db);
    for (const [id, figure] of clients)
      await sql`update testimonials set figure = ${figure}, image_url = null
        where id = ${id} and (image_url is null or image_url = ${`/art/avatar-${id}.svg`})`.execute(
        db,
      );
    for (const { id, about, figure, says, saysPt, asks, asksPt } of consultants)
      await sql`update authors set figure = ${figure}, says = ${says}, says_pt = ${saysPt},
        asks = ${JSON.stringify(asks)}, asks_pt = ${JSON.stringify(asksPt)}
        where id = ${id} and about = ${about}`.execute(db);
  },
};
