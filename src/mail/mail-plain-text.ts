import { footerLines, keepTogether } from './mail.texts.ts';
import type { MailBill, MailCompany, MailDescription, MailFact, MailLink } from './mail.ts';
import { blocksAsText } from './mail-blocks-text.ts';

const lineWidth = 72;
const maxLabelWidth = 23;

/**
 * Wraps a text at spaces into lines of at most `width` characters; a longer word, or words joined by
 * non-breaking spaces, stay whole.
 */
export function wrap(text: string, width: number = lineWidth): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[^\S\u00a0]+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && [...longer].length > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** Sentences in lines, with the company's numbers whole. */
const sentencesOf = (text: string, company: MailCompany) =>
  wrap(keepTogether(text, company)).join('\n');

/** A label before its text; one that is a question already ends. */
const headed = (label: string) => (/[?!.:]$/.test(label) ? label : `${label}:`);

const emptyLine: MailFact = { label: '', lines: [], isText: true };

/** A bill as facts; its total, with the numbers typed together with it, and when it is due stand apart. */
function factsOf({ before, title, lines, numbers = [], total, due, facts }: MailBill): MailFact[] {
  const amount = [total.amount, total.more].filter((part) => part !== '').join(' ');
  const said = before.map(({ label, lines: words }) => [label, ...words].join(' '));
  return [
    { label: '', lines: said, isText: true },
    { label: title.label, lines: [title.name] },
    ...lines,
    emptyLine,
    ...numbers.map(({ label, number }) => ({ label, lines: [number] })),
    { label: total.label, lines: [amount] },
    emptyLine,
    ...(due ? [{ label: '', lines: [due.when, due.more], isText: true }] : []),
    ...facts,
  ];
}

/** A line of somebody's, marked as theirs, with its words left as they were. */
function quoted(line: string): string[] {
  const lines = wrap(line, lineWidth - 2);
  return (lines.length === 0 ? [''] : lines).map((one) => `> ${one}`.trimEnd());
}

function formatFacts(facts: MailFact[], company: MailCompany): string {
  const widths = facts
    .filter(({ label, isText }) => !isText && [...label].length <= maxLabelWidth)
    .map(({ label }) => [...label].length);
  const column = Math.max(0, ...widths) + 3;
  return facts
    .flatMap(({ label, lines, isText, isQuote, signature }) => {
      // A text is a paragraph of its own.
      if (isText)
        return [
          '',
          ...(label === '' ? [] : [headed(label)]),
          ...(isQuote ? lines.flatMap(quoted) : lines.map((line) => sentencesOf(line, company))),
          ...(signature ? ['', ...signature.lines] : []),
          '',
        ];
      const values = lines.flatMap((line) => wrap(line, lineWidth - column));
      const fits = [...label].length < column;
      const [first = '', ...rest] = fits ? values : ['', ...values];
      const head = first === '' ? label : label.padEnd(column) + first;
      return [head, ...rest.map((value) => ' '.repeat(column) + value)];
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

// The URL has a line of its own and is not wrapped, so that every client makes it a link.
function formatLink({ label, href }: MailLink): string {
  return `${wrap(`${label}:`).join('\n')}\n${href}`;
}

/** Renders a mail as plain text, at most 72 characters wide except for URLs. */
export function plainText(mail: MailDescription, company: MailCompany): string {
  const sentences = (text: string) => sentencesOf(text, company);
  const links = [...(mail.button ? [mail.button] : []), ...mail.links];
  const heading = wrap(mail.heading);
  const rule = '='.repeat(Math.max(0, ...heading.map((line) => [...line].length)));
  const blocks = [
    [...heading, rule].join('\n'),
    sentences(mail.lead),
    ...(mail.code ? [`${mail.code.label}: ${mail.code.value}`] : []),
    formatFacts([...(mail.bill ? factsOf(mail.bill) : []), ...mail.facts], company),
    blocksAsText(mail.blocks ?? [], wrap, lineWidth).join('\n'),
    ...links.map(formatLink),
    sentences(mail.after ?? ''),
    ...(mail.relation ? [formatLink(mail.relation)] : []),
    ['-- ', company.brand, ...footerLines(company, mail).flatMap((line) => wrap(line))].join('\n'),
    sentences(mail.reason),
    ...(mail.addressLink ? [formatLink(mail.addressLink)] : []),
  ];
  const text = blocks.filter((block) => block !== '').join('\n\n');
  return `${text.replaceAll('\u00a0', ' ').replace(/^ $/gm, '')}\n`;
}
