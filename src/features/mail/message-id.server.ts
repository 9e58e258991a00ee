type Part = string | number;

/**
 * A Message-ID without brackets, `<kind>.<ids>@host`: the same parts make the same one, and the
 * outbox takes a mail of one Message-ID once.
 */
export function messageIdOf(kind: string, ids: readonly Part[], origin: string): string {
  return `${[kind, ...ids].join('.')}@${new URL(origin).hostname}`;
}

/** How the Message-IDs begin that `messageIdOf` makes of a kind, an id and further ids. */
export function messageIdStart(kind: string, id: Part): string {
  return `${kind}.${id}.`;
}
