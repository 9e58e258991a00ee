import { expect, it } from 'vitest';
import { englishOf, portugueseOf, sentenceFiles } from './sentence-files.ts';

const texts = sentenceFiles(
  /^src\/(?:features|mail|site|ui|platform)\//,
  /(?:\.head|-seed\.server)\.ts$|^src\/features\/legal\/pages\/|^src\/database\/seed\//,
);

it('Portuguese writes times of day as English does: 09:00, in prose, tables and slots', () => {
  const otherTime = /(?<![\w#.-])\d{1,2}h\d\d(?![\w.])/g;
  expect(portugueseOf("  hoursPt: 'das 9h00 às 18h00',")).toMatch(otherTime);
  expect(
    texts.flatMap(({ path, text }) =>
      [...portugueseOf(text).matchAll(otherTime)].map(([time]) => `${path}: ${time}`),
    ),
  ).toEqual([]);
});

it('the blog has one name', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(
    texts
      .filter(({ text }) => /['"`>\s](?:Insights|blogue|Blogue)\b/.test(text))
      .map(({ path }) => path),
  ).toEqual([]);
});

const publicTexts = texts.filter(
  ({ path }) => !/\/admin\/|\/(?:audit|today|settings)\//.test(path),
);

/** What the glossary of `docs/domain.md` says otherwise. */
const otherWords = {
  en: /\b(?:[Ss]omebody|[Aa]nybody|[Oo]ne press|[Ww]ebsite)\b/g,
  pt: /\b(?:você|website|página web|correio eletrónico|motor(?:es)? de busca|hiperligaç\w+|clicar|premir|número de contribuinte|firma|número fiscal \(NIPC\))/gi,
};

it('public words are those of the glossary', () => {
  expect('Somebody was faster').toMatch(otherWords.en);
  expect('Clicar na hiperligação').toMatch(otherWords.pt);
  expect(
    publicTexts.flatMap(({ path, text }) =>
      [...text.matchAll(otherWords.en), ...portugueseOf(text).matchAll(otherWords.pt)].map(
        ([word]) => `${path}: ${word}`,
      ),
    ),
  ).toEqual([]);
});

it('English says "email", as the sentences of the specification do, and Portuguese "e-mail"', () => {
  // The specification names this step of what happens next.
  const hyphened = /\b[Ee]-mails?\b(?! confirmation)/g;
  const joined = /(?<=[\w,.] )[Ee]mails?\b(?!:|\.\w)|(?<=^['`])Emails?\b/g;
  expect("email: 'E-mail',").toMatch(hyphened);
  expect('nome, email, telefone').toMatch(joined);
  const quoted = (text: string) =>
    [...text.matchAll(/(['`])(?:(?!\1)[^\n])*\1/g)].map(([said]) => said);
  expect(
    texts.flatMap(({ path, text }) => [
      ...quoted(englishOf(text)).flatMap((said) =>
        [...said.matchAll(hyphened)].map(([word]) => `${path}: ${word}`),
      ),
      ...quoted(portugueseOf(text)).flatMap((said) =>
        [...said.matchAll(joined)].map(([word]) => `${path}: ${word}`),
      ),
    ]),
  ).toEqual([]);
});

it('Portuguese says "site", and "sítio" of places alone', () => {
  const place = /(?<!mudou de )\bsítios?\b(?! onde)/gi;
  expect('O nosso sítio').toMatch(place);
  expect(
    texts.flatMap(({ path, text }) =>
      [...portugueseOf(text).matchAll(place)].map(([word]) => `${path}: ${word}`),
    ),
  ).toEqual([]);
});

/** Labels of fields in the back office, which say where a word is shown. */
const labels = /labels\.texts|\/admin\//;

it('no heading holds a colon', () => {
  const heading =
    /^\s*(?:title|titlePt|heading|\w+(?:Title|Heading)(?:Pt)?): ['"`][^'"`]*:[^'"`]*/gm;
  expect("    title: 'Invoices: how they work',").toMatch(heading);
  expect(
    publicTexts
      .filter(({ path }) => !labels.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(heading)].map(([found]) => `${path}:${found}`),
      ),
  ).toEqual([]);
});
