import { expect } from 'vitest';
import type { WholeSite } from '../../factories/whole-site.ts';
import { test as it } from '../../factories/whole-site-test.ts';

type Change = {
  prices?: 'included' | 'added';
  currency?: string;
  reductionPercent?: number | null;
};

async function change(site: WholeSite, to: Change): Promise<void> {
  const { prices: vatInPrices = 'included', currency = 'EUR', reductionPercent = null } = to;
  await site.database.transaction(async (trx) => {
    await trx.updateTable('company').set({ vatInPrices }).execute();
    const packages = trx.updateTable('servicePackages').set({ currency });
    await packages.where('id', '=', 'company-setup').execute();
    const offers = trx.updateTable('offers').set({ reductionPercent });
    await offers.where('packageId', '=', 'company-setup').execute();
  });
}

/** The text of the card of Company Setup on the home page, and its data for search engines. */
async function cardOf(site: WholeSite, prefix: '' | '/pt') {
  const html = await (await site.app.request(prefix || '/')).text();
  const cards = html.match(/<article[\s\S]*?<\/article>/g) ?? [];
  const card = cards.find((one) => /Company Setup|Abertura de Empresa/.test(one)) ?? '';
  const text = card.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' ');
  return { text: text.replaceAll('&nbsp;', ' ').replace(/\s+/g, ' '), html };
}

const en = {
  included: 'VAT included €1,178.86 + €271.14 VAT (23%)',
  added: 'plus VAT €1,450.00 + €333.50 VAT (23%)',
};
const pt = {
  included: 'IVA incluído 1178,86 € + 271,14 € de IVA (23 %)',
  added: 'mais IVA 1450,00 € + 333,50 € de IVA (23 %)',
};

it.for([
  ['', 'included', '€1,450.00', en.included],
  ['', 'added', '€1,450.00', en.added],
  ['/pt', 'included', '1450,00 €', pt.included],
  ['/pt', 'added', '1450,00 €', pt.added],
] as const)('%s/ with IVA %s shows the price unchanged and its parts', async (words, { site }) => {
  const [prefix, prices, price, parts] = words;
  await change(site, { prices });
  try {
    const { text } = await cardOf(site, prefix);
    expect(text).toContain(price);
    expect(text).toContain(parts);
  } finally {
    await change(site, {});
  }
});

it.for([
  ['', '$1,450.00', '$1,178.86 + $271.14'],
  ['/pt', '1450,00 $', '1178,86 $ + 271,14 $'],
] as const)('%s/ shows another currency by its sign', async ([prefix, ...amounts], { site }) => {
  await change(site, { currency: 'USD' });
  try {
    const { text, html } = await cardOf(site, prefix);
    for (const amount of amounts) expect(text).toContain(amount);
    expect(text).not.toContain('€');
    expect(html).toMatch(/"price":"1450\.00","priceCurrency":"USD"/);
  } finally {
    await change(site, {});
  }
});

it.for([
  ['', '€1,232.50', 'Instead of €1,450.00', 'Six months of filings instead of three'],
  ['/pt', '1232,50 €', 'Em vez de 1450,00 €', 'Seis meses de declarações em vez de três'],
] as const)('%s/ shows what an offer adds and takes off', async ([prefix, ...said], { site }) => {
  await change(site, { reductionPercent: 15 });
  try {
    const { text } = await cardOf(site, prefix);
    for (const words of said) expect(text).toContain(words);
  } finally {
    await change(site, {});
  }
});
