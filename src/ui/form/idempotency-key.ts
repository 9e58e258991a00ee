// `crypto.randomUUID` needs a secure context, which a test installation on a LAN lacks.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the idempotency keys of one form. The same data keeps its key until `settle` is called after
 * a response, so that a retry after a lost response repeats nothing.
 */
export function createIdempotencyKeys(makeKey: () => string = randomKey) {
  let open: { data: string; key: string } | null = null;
  return {
    keyFor(request: object): string {
      const data = JSON.stringify(request);
      if (open?.data !== data) open = { data, key: makeKey() };
      return open.key;
    },
    settle() {
      open = null;
    },
  };
}
