import type { MailCompany, MailDescription, MailLink } from './mail.ts';
import { footerLines } from './mail-footer-lines.ts';

const lineWidth = 72;
const maxLabelWidth = 20;

/** Wraps a text at spaces into lines of at most `width` characters; a longer word stays whole. */
export function wrap(text: string, width: number = lineWidth): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && [...longer].length > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

function formatFacts(facts: MailDescription['facts']): string {
  const widths = facts.filter(({ isText }) => !isText).map(({ label }) => [...label].length);
  const column = Math.min(Math.max(0, ...widths), maxLabelWidth) + 3;
  return facts
    .flatMap(({ label, lines, isText }) => {
      if (isText) return [`${label}:`, ...lines.map((line) => wrap(line).join('\n'))];
      const values = lines.flatMap((line) => wrap(line, lineWidth - column));
      const fits = [...label].length < column;
      const [first = '', ...rest] = fits ? values : ['', ...values];
      const head = first === '' ? label : label.padEnd(column) + first;
      return [head, ...rest.map((value) => ' '.repeat(column) + value)];
    })
    .join('\n');
}

// The URL has a line of its own and is not wrapped, so that every client makes it a link.
function formatLink({ label, href }: MailLink): string {
  return `${wrap(`${label}:`).join('\n')}\n${href}`;
}

/** Renders a mail as plain text, at most 72 characters wide except for URLs. */
export function plainText(mail: MailDescription, company: MailCompany): string {
  const links = [...(mail.button ? [mail.button] : []), ...mail.links];
  const heading = wrap(mail.heading);
  const rule = '='.repeat(Math.max(0, ...heading.map((line) => [...line].length)));
  const blocks = [
    [...heading, rule].join('\n'),
    wrap(mail.lead).join('\n'),
    ...(mail.code ? [`${mail.code.label}: ${mail.code.value}`] : []),
    formatFacts(mail.facts),
    ...links.map(formatLink),
    wrap(mail.after ?? '').join('\n'),
    [
      '-- ',
      company.brand,
      ...footerLines(company, mail.language).flatMap((line) => wrap(line)),
    ].join('\n'),
    wrap(mail.reason).join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
