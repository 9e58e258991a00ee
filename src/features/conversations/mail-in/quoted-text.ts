/** What somebody wrote in a mail, and what their program put below it. */
export type SplitText = { said: string; quoted: string };

// "On Mon, 23 Nov 2026 at 09:30, Rita <ola@…> wrote:", which programs break over up to three lines.
const attribution =
  /^\s*(?:(?:on|em|no dia|a|às|le|am|el|il)\b.{0,300}\b(?:wrote|escreveu|a écrit|schrieb|escribió|ha scritto)|.{1,200}<[^<>\s]+@[^<>\s]+>.{0,60}\b(?:wrote|escreveu)|.{1,200}\b(?:wrote|escreveu)(?:\s*[,(].{3,120})?)\s*:\s*$/i;
const separator =
  /^\s*-{2,}\s*(?:original message|mensagem original|message d'origine|ursprüngliche nachricht|reply above this line|responda acima desta linha)\s*-{2,}\s*$/i;
const passedOn =
  /^\s*(?:-{2,}\s*(?:forwarded message|mensagem (?:re)?encaminhada)\b|begin forwarded message|início da mensagem reencaminhada)/i;
const headerLine =
  /^\s*\*?(from|de|sent|enviado|enviada|date|data|to|para|subject|assunto|cc)(?: em)?\s*:\*?\s+\S/i;
const senderLine = /^\s*\*?(?:from|de)\s*:\*?\s+\S/i;

const isQuoted = (line: string) => /^\s*>/.test(line);
const isEmpty = (line: string) => line.trim() === '' || /^\s*[_-]{5,}\s*$/.test(line);

/** Whether the lines of a mail that are quoted begin here, as Outlook does: by the headers of the mail. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (!senderLine.test(lines[at] ?? '')) return false;
  const names = lines
    .slice(at, at + 7)
    .flatMap((line) => headerLine.exec(line)?.[1]?.toLowerCase() ?? []);
  return new Set(names).size >= 3;
}

/** How many lines from here name the writer of what is quoted below them; 0 for none. */
function attributionAt(lines: readonly string[], at: number): number {
  for (const count of [1, 2, 3]) {
    const named = lines.slice(at, at + count);
    if (named.some((line) => line.trim() === '' || isQuoted(line))) return 0;
    const said = named.join(' ');
    if (said.length > 500) return 0;
    // What stands above such lines would go with them.
    if (attribution.test(said)) return attributionAt(lines, at + 1) > 0 ? 0 : count;
  }
  return 0;
}

/** Returns the line at which the quotation begins that ends a text; its length if none does. */
function quotationStart(lines: readonly string[]): number {
  const isOwn = (line: string) => !isEmpty(line) && !isQuoted(line);
  const lastOwn = lines.findLastIndex(isOwn);
  const lastQuoted = lines.findLastIndex(isQuoted);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    // What is passed on is not answered.
    if (passedOn.test(line)) return lines.length;
    if (separator.test(line) || isHeaderBlock(lines, at)) return at;
    // Who answers line by line wants what they answer to be read with it.
    const named = lastOwn < at + 3 && at <= lastQuoted ? attributionAt(lines, at) : 0;
    if ((named > 0 || isQuoted(line)) && lastOwn < at + named && lastQuoted >= at + named)
      return at;
  }
  return lines.length;
}

/**
 * Splits what somebody wrote from the mail that their program quotes below. What is only quoted, or
 * passed on, is what they have to say.
 */
export function splitQuoted(text: string): SplitText {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const above = lines.slice(0, quotationStart(lines));
  if (above.length === lines.length) return { said: text.trim(), quoted: '' };
  while (above.length > 0 && isEmpty(above.at(-1) ?? '')) above.pop();
  const said = above.join('\n').trim();
  if (said === '') return { said: text.trim(), quoted: '' };
  return { said, quoted: lines.slice(above.length).join('\n').trim() };
}

const portuguese =
  /\b(?:não|obrigad[oa]|bom dia|boa tarde|cumprimentos|para|uma|com|que|está|olá|agradeço)\b/gi;
const english = /\b(?:the|and|you|your|thanks|regards|with|this|hello|please|have|is|would)\b/gi;

/** Guesses the language of a text; `otherwise` if it does not tell. */
export function guessLanguage(text: string, otherwise: 'en' | 'pt'): 'en' | 'pt' {
  const start = text.slice(0, 4000);
  const [pt, en] = [portuguese, english].map((words) => start.match(words)?.length ?? 0);
  return pt === en ? otherwise : (pt ?? 0) > (en ?? 0) ? 'pt' : 'en';
}
