/** Words that make of an answer more than a plain yes: then a person has to read it. */
const doubts =
  /(?<!\p{L})(?:not|no|never|but|except|unless|only|if|when|once|after|before|until|condition\p{L}*|chang\p{L}+|alter\p{L}+|correct\p{L}*|instead|however|wait|hold|question\p{L}*|doubt\p{L}*|later|maybe|perhaps|almost|nearly|cannot|can't|don't|doesn't|didn't|won't|isn't|reject\p{L}*|declin\p{L}*|refus\p{L}*|cancel\p{L}*|draft|version|p\.?s|n[ãa]o|nunca|mas|exce[pt]to|salvo|só|se|quando|depois|antes|at[ée]|condi[çc]\p{L}*|mud\p{L}+|corrig\p{L}+|corre[cç]\p{L}*|em vez|por[ée]m|contudo|esper\p{L}*|aguard\p{L}+|pergunt\p{L}*|d[úu]vida\p{L}*|talvez|quase|ainda|recus\p{L}*|rejeit\p{L}*|cancel\p{L}*|rascunho|vers[ãa]o)(?!\p{L})/iu;

const yes = '(?:yes|yep|yeah|ok|okay|sure|sim|claro|certo|perfect|perfeito|great|ótimo|óptimo)';
const it =
  '(?:\\s+(?:it|this|that|the (?:document|draft|contract|paper|text|plan|proposal)|o documento|a minuta|o contrato|o texto|o plano|a proposta|isto|this document))?';
const english = `(?:i approve of it|(?:i|we)\\s+(?:hereby\\s+)?approve${it}|approved|approve${it}|(?:it|this|that)(?:'s|’s| is)\\s+approved|(?:you have|here is|here's)\\s+(?:my|our)\\s+approval)`;
const portuguese = `(?:(?:eu\\s+|nós\\s+)?aprov(?:o|amos)${it}|aprovad[oa]|(?:está|fica|considere)\\s+aprovad[oa]|pela minha parte,? (?:está\\s+)?aprovad[oa]|dou (?:a minha|por) aprova(?:ção|do))`;
const thanks =
  '(?:(?:many )?thanks(?: (?:a lot|again|so much))?|thank you(?: (?:very much|so much|all|again))?|(?:muito )?obrigad[oa](?: (?:a todos|pela ajuda|por tudo))?|grat[oa])';
const more = `(?:${yes}|${thanks}|(?:kind |best )?regards|(?:com os )?(?:melhores )?cumprimentos|please go ahead|go ahead|podem (?:avançar|seguir|continuar)|pode (?:avançar|seguir|continuar)|avancem|best|looks? (?:good|great|fine)(?: to me)?|all good|está (?:ótimo|óptimo|bem|tudo bem|perfeito)|tudo bem|de acordo)`;
const greeting =
  '(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|olá|ola|bom dia|boa tarde|boa noite|car[oa]|viva|exm[oa]s?\\.?)';
/** A greeting with so many words of a name behind it, the shortest first. */
const greetings = [0, 1, 2, 3, 4].map(
  (words) => new RegExp(`${greeting}(?:\\s+[\\p{L}.'’-]+){${words}}(?!\\p{L})`, 'iuy'),
);
const between = /[\s,.!;:–—-]*/y;
const deed = new RegExp(`(?:${english}|${portuguese})(?!\\p{L})`, 'iuy');
const politeness = new RegExp(`${more}(?!\\p{L})`, 'iuy');

/** Returns where a pattern that begins at a place of a text ends; null where it does not begin there. */
function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

/**
 * Whether a text from a place on is one approval among polite words. It is read piece by piece, and
 * never again: one expression for the whole takes for ever on words that can be read in several ways.
 */
function isOneApproval(text: string, from: number): boolean {
  let isApproved = false;
  for (let at = endOf(between, text, from) ?? from; at < text.length; ) {
    const approved = endOf(deed, text, at);
    if (approved !== null && isApproved) return false;
    isApproved ||= approved !== null;
    const next = approved ?? endOf(politeness, text, at);
    if (next === null) return false;
    at = endOf(between, text, next) ?? next;
  }
  return isApproved;
}

/** Whether a text is one approval among polite words, perhaps behind a greeting. */
function isPlainYes(text: string): boolean {
  const start = endOf(between, text, 0) ?? 0;
  const ends = [start, ...greetings.map((pattern) => endOf(pattern, text, start))];
  return ends.some((end) => end !== null && isOneApproval(text, end));
}

const closing =
  /^(?:(?:kind|best|warm|many) (?:regards|wishes)|regards|best|cheers|sincerely|yours(?: (?:sincerely|truly|faithfully))?|thanks|thank you|many thanks|(?:com os )?(?:melhores|meus melhores|respeitosos)? ?cumprimentos|atenciosamente|atentamente|cordialmente|abraço|um abraço|beijinhos|obrigad[oa]|muito obrigad[oa])\s*[,.!]*$/iu;
const device =
  /^(?:sent (?:from|via|with)\b.*|enviad[oa] (?:do|a partir do|através do|pelo|via)\b.*|get outlook for\b.*|obter o outlook para\b.*|-- ?|_{3,}|-{3,})$/iu;

/** The longest answer that is read; a person reads the rest. */
const longest = 1200;
const longestSignature = 12;

function isName(line: string, name: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  const [said, known] = [words(line), new Set(words(name))];
  return said.length > 0 && said.length <= 5 && said.every((word) => known.has(word));
}

/** Returns the lines before a signature; null where what stands below may say something. */
function withoutSignature(lines: readonly string[], name: string): string[] | null {
  const at = lines.findIndex(
    (line, index) => index > 0 && (closing.test(line) || device.test(line) || isName(line, name)),
  );
  if (at < 0) return [...lines];
  const signature = lines.slice(at).filter((line) => line !== '' && !closing.test(line));
  const isPlain =
    signature.length <= longestSignature &&
    signature.every(
      (line) =>
        device.test(line) || isName(line, name) || (!line.includes('?') && !doubts.test(line)),
    );
  return isPlain ? lines.slice(0, at) : null;
}

/**
 * Whether what a client of this name wrote, without what their program quotes, is a plain yes and nothing
 * else. Whatever is not surely one is none: a person reads it, and the client is asked to press. Below it
 * may stand their name: `known`, or where none is known the one that their program gives, `fromName`.
 */
export function isApproval(said: string, known: string, fromName = ''): boolean {
  if (said.length > longest) return false;
  // Anything can be given as a name.
  const name = known || (doubts.test(fromName) ? '' : fromName);
  const lines = said
    .replace(/[\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g, '')
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => line.trim().replace(/^[*_]+|[*_]+$/g, ''));
  while (lines[0] === '') lines.shift();
  // Quoted words are somebody else's.
  if (lines.some((line) => line.startsWith('>'))) return false;
  const own = withoutSignature(lines, name);
  if (own === null) return false;
  const text = own.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
  if (text === '' || /[?¿"“”«»]/.test(text) || doubts.test(text)) return false;
  return isPlainYes(text);
}
