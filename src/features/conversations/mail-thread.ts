/** Characters of a quoted text; a mail program shows the rest of its own copy. */
const longestQuote = 4000;
/** Message-IDs in `References`: the first one, and the latest (RFC 5322, 3.6.4, sets no limit). */
const mostReferences = 20;

const replyMark = /^(?:(?:re|aw|sv|res|rif|ref)\s*(?:\[\d+\])?\s*:\s*)+/i;

/** Returns the subject of an answer: the same one, with `Re: ` once. */
export function replySubject(subject: string): string {
  return `Re: ${subject.replace(replyMark, '').trim()}`;
}

/** Returns a subject without what mail programs put before it, and on one line. */
export function plainSubject(subject: string): string {
  return subject
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:re|aw|sv|res|rif|ref|fwd?|enc|tr|wg)\s*(?:\[\d+\])?\s*:\s*)+/i, '')
    .slice(0, 200);
}

/** Returns the headers by which mail programs put an answer below what it answers. */
export function threadHeaders(messageIds: readonly string[]): Record<string, string> {
  const [first] = messageIds;
  const last = messageIds.at(-1);
  if (first === undefined || last === undefined) return {};
  const kept = [...new Set([first, ...messageIds.slice(1 - mostReferences)])];
  return { 'In-Reply-To': `<${last}>`, References: kept.map((id) => `<${id}>`).join(' ') };
}

/** A part of an address that is a secret and no slug: long, and not of lower-case words alone. */
function isSecret(part: string): boolean {
  return part.length >= 20 && !/^[a-z]+(?:-[a-z]+)*$/.test(part);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Replaces each link to our own site that holds a secret, also one that a mail filter has wrapped into
 * a link of its own, by `instead`: who reads a quoted text must not act as the person it was sent to.
 */
export function withoutOurLinks(text: string, origin: string, instead: string): string {
  const { hostname } = new URL(origin);
  return text.replace(/[^\s<>"'()[\]]+/g, (word) => {
    const whole = decoded(decoded(word));
    if (!whole.toLowerCase().includes(hostname)) return word;
    const after = whole.slice(whole.toLowerCase().indexOf(hostname) + hostname.length);
    return after.split(/[^\w-]+/).some(isSecret) ? instead : word;
  });
}

/** Returns the lines of a text that is quoted, cut at a length that no answer needs. */
export function quotedLines(text: string): string[] {
  const cut = text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()} […]` : text;
  return cut.split('\n').map((line) => (line.trim() === '' ? '\u00a0' : line));
}
