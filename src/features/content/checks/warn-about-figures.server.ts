import type { Warning } from './warnings.ts';

const figure = /\d[\d.,]*\s?(?:%|per cent|por cento)/;
const source = /\]\(|https?:\/\/|\[\^/;

/** Returns the paragraphs with a percentage and neither a link nor a footnote that says whence it is. */
export function warnAboutFigures(field: string, text: string): Warning[] {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => figure.test(paragraph) && !source.test(paragraph))
    .map((paragraph) => ({ field, code: 'no_source', detail: figure.exec(paragraph)?.[0] ?? '' }));
}
