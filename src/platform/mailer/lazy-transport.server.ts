type Nodemailer = typeof import('nodemailer');

export type LazyTransport<Transport> = { get(): Promise<Transport>; close(): void };

/** Loads nodemailer and creates a transport for the first mail: a start need not wait for either. */
export function lazyTransport<Transport extends { close(): void }>(
  create: (nodemailer: Nodemailer) => Transport,
): LazyTransport<Transport> {
  let creating: Promise<Transport> | null = null;
  return {
    get() {
      creating ??= import('nodemailer').then(create);
      return creating;
    },
    close: () => void creating?.then((transport) => transport.close()),
  };
}
