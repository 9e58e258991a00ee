import { formatPrice, formatPricePt } from '#core/money.ts';
import type { CrawledPage } from './crawl-site.ts';

type Value = string | number | boolean | Value[] | Node;
export type Node = { '@type'?: string; '@id'?: string; [property: string]: Value | undefined };

/** Properties that each type must have: what search engines ask for, and what the site promises. */
const required: Record<string, readonly string[]> = {
  ProfessionalService: ['@id', 'name', 'legalName', 'url', 'logo', 'image', 'telephone', 'address'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  WebSite: ['@id', 'url', 'name', 'inLanguage', 'publisher'],
  WebPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf'],
  FAQPage: ['@id', 'url', 'name', 'inLanguage', 'isPartOf', 'mainEntity'],
  ContactPage: ['@id', 'url', 'name', 'inLanguage', 'isPartOf', 'mainEntity'],
  CollectionPage: ['@id', 'url', 'name', 'inLanguage', 'isPartOf', 'mainEntity'],
  BreadcrumbList: ['@id', 'itemListElement'],
  ItemList: ['@id', 'itemListElement'],
  ListItem: ['position'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Service: ['@id', 'name', 'description', 'provider'],
  Offer: ['url', 'price', 'priceCurrency'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'billingDuration'],
  Blog: ['@id', 'url', 'name', 'inLanguage', 'publisher'],
  BlogPosting: [
    ...['@id', 'url', 'headline', 'description', 'inLanguage', 'image', 'datePublished', 'author'],
    ...['publisher', 'isPartOf'],
  ],
  Article: [
    '@id',
    'url',
    'headline',
    'inLanguage',
    'image',
    'datePublished',
    'author',
    'publisher',
  ],
  Person: ['name'],
  Organization: ['name'],
};

/** Properties whose text the page must show. */
const shown = new Set([
  ...['name', 'legalName', 'taxID', 'telephone', 'email', 'streetAddress', 'postalCode'],
  ...['addressLocality', 'headline', 'text', 'keywords', 'articleSection'],
]);
/** Types whose description is a text of the page itself, not of its head alone. */
const describedOnPage = new Set(['Service', 'BlogPosting']);
const pageTypes = /Page$/;

/** Every node of a value, also those within others. */
export function nodesIn(value: Value | undefined): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

export function graphOf(page: CrawledPage): Node[] {
  const [json = '{}'] = page.data;
  return (JSON.parse(json) as { '@graph'?: Node[] })['@graph'] ?? [];
}

function isReference(node: Node): boolean {
  return Object.keys(node).join() === '@id';
}

function missing(node: Node): string[] {
  const type = node['@type'] ?? '';
  const wanted = required[type];
  if (!wanted) return [`the type ${type} is not known`];
  return wanted.filter((name) => !(name in node)).map((name) => `${type} has no ${name}`);
}

function textsOf(value: Value | undefined): string[] {
  return [value ?? []].flat().filter((one) => typeof one === 'string');
}

function notShown(node: Node, page: CrawledPage): string[] {
  const type = node['@type'] ?? '';
  // The name of a page is its title, of a list's item that of another page.
  const own = Object.entries(node).filter(
    ([name]) => shown.has(name) || (name === 'description' && describedOnPage.has(type)),
  );
  const where =
    pageTypes.test(type) || type === 'WebSite' ? `${page.title} ${page.text}` : page.text;
  return own.flatMap(([name, value]) =>
    textsOf(value)
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => !where.includes(text))
      .map((text) => `${type} ${name} is not on the page: ${text}`),
  );
}

function wrongPrice(node: Node, page: CrawledPage): string[] {
  if (typeof node.price !== 'string') return [];
  const money = { cents: Math.round(Number(node.price) * 100), currency: 'EUR' };
  const price = (page.lang === 'en' ? formatPrice(money) : formatPricePt(money)).replace(
    /\s/g,
    ' ',
  );
  return page.text.includes(price) ? [] : [`the price ${price} is not on the page`];
}

function wrongDate(node: Node, page: CrawledPage): string[] {
  return [node.datePublished, node.dateModified]
    .filter((date) => typeof date === 'string')
    .map((date) => date.slice(0, 10))
    .filter((day) => !page.times.includes(day))
    .map((day) => `the day ${day} is not on the page`);
}

/** What is wrong with the structured data of a page; empty when all is right. */
export function dataFindings(page: CrawledPage, origin: string): string[] {
  if (page.data.length !== 1) return [`${page.data.length} graphs instead of one`];
  const graph = graphOf(page);
  const ids = graph.map((node) => node['@id'] ?? '');
  const all = nodesIn(graph);
  const described = all.filter((node) => !isReference(node));
  const self = graph.find((node) => pageTypes.test(node['@type'] ?? ''));
  const links = new Set(page.links.map((href) => new URL(href, origin + page.path).href));
  const listed = graph
    .filter((node) => node['@type'] === 'ItemList')
    .flatMap((node) => nodesIn(node.itemListElement).flatMap(({ url }) => textsOf(url)));
  const addresses = all.flatMap(({ url, item, image, logo }) =>
    [url, item, image, logo].flatMap(textsOf),
  );
  return [
    ...(new Set(ids).size === ids.length ? [] : ['two nodes have one @id']),
    ...all
      .filter((node) => isReference(node) && !ids.includes(node['@id'] ?? ''))
      .map((node) => `no node is ${node['@id']}`),
    ...described.flatMap(missing),
    ...described.flatMap((node) => notShown(node, page)),
    ...described.flatMap((node) => wrongPrice(node, page)),
    ...described.flatMap((node) => wrongDate(node, page)),
    ...(self?.url === page.canonical ? [] : [`the page is ${self?.url}`]),
    ...(self?.inLanguage === page.lang ? [] : [`the page is in ${self?.inLanguage}`]),
    ...(page.title.startsWith(String(self?.name)) ? [] : [`the page is called ${self?.name}`]),
    ...listed.filter((url) => !links.has(url)).map((url) => `the page does not link to ${url}`),
    ...addresses.filter((url) => !url.startsWith(`${origin}/`)).map((url) => `${url} is elsewhere`),
    ...(/rating|review/i.test(page.data[0] ?? '') ? ['ratings are not ours to state'] : []),
  ];
}
