// `crypto.randomUUID` is there on secure addresses alone; a site tried out on a LAN has none.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives the idempotency keys of one form: the same data keeps its key until `settle` says that an
 * answer came, so that a retry after a lost answer does nothing twice.
 */
export function createAttemptKeys(makeKey: () => string = randomKey) {
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
