import { parseJson } from '../parse-json.ts';
import { addCard, type Card, escapeHtml, type GhostText, wordOf } from './cards.ts';

type Markup = [tag: string, attributes?: string[]];
type Marker = [type: number, opened: number[], closed: number, value: unknown];
type Document = {
  markups?: Markup[];
  atoms?: [name: string, text: string, payload?: Card][];
  cards?: [name: string, payload?: Card][];
  sections?: unknown[][];
};

const inline = new Set(['b', 'strong', 'i', 'em', 's', 'code', 'sub', 'sup', 'u', 'a']);

function openTag([tag, attributes = []]: Markup): string {
  const at = attributes.indexOf('href');
  const href = at < 0 ? '' : ` href="${escapeHtml(wordOf(attributes[at + 1]))}"`;
  return `<${tag}${href}>`;
}

/** Words and atoms, each of which may open and close marks. */
function writeMarkers(markers: readonly Marker[], { markups = [], atoms = [] }: Document): string {
  const opened: string[] = [];
  let html = '';
  for (const [type, marks, closed, value] of markers) {
    for (const mark of marks) {
      const markup = markups[mark];
      const isKnown = markup !== undefined && inline.has(markup[0]);
      opened.push(isKnown ? markup[0] : '');
      if (isKnown) html += openTag(markup);
    }
    const atom = type === 1 ? atoms[Number(value)] : undefined;
    if (atom?.[0] === 'soft-return') html += '<br>';
    else html += escapeHtml(atom ? wordOf(atom[1]) : wordOf(value));
    for (let at = 0; at < closed; at += 1) {
      const tag = opened.pop();
      if (tag) html += `</${tag}>`;
    }
  }
  return html;
}

/** Converts a text of Ghost's editor before 2023, as its JSON. Throws what is wrong with it. */
export function readMobiledoc(json: string): GhostText {
  const document = parseJson(json) as Document;
  const text: GhostText = { parts: [], leftOut: [], isForMembers: false };
  for (const [kind, first, second] of document.sections ?? []) {
    const tag = /^(?:p|h[1-6]|blockquote|aside|ul|ol)$/.exec(wordOf(first))?.[0] ?? 'p';
    if (kind === 1)
      text.parts.push(`<${tag}>${writeMarkers(second as Marker[], document)}</${tag}>`);
    else if (kind === 2) text.parts.push(`<img src="${escapeHtml(wordOf(first))}">`);
    else if (kind === 3) {
      const items = (second as Marker[][]).map(
        (item) => `<li>${writeMarkers(item, document)}</li>`,
      );
      text.parts.push(`<${tag}>${items.join('')}</${tag}>`);
    } else if (kind === 10) {
      const [name = '', payload = {}] = document.cards?.[Number(first)] ?? [];
      addCard(text, name, payload);
    }
  }
  return text;
}
