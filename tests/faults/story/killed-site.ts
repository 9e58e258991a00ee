import PostalMime, { type Email } from 'postal-mime';
import { type SmtpServer, startSmtpServer } from '../../fakes/smtp-server.ts';
import type { FakeStripe } from '../../fakes/stripe/fake-stripe.ts';
import { startFakeStripe } from '../../fakes/stripe/start-fake-stripe.ts';
import { becomeOwner } from '../../harness/become-owner.ts';
import {
  freePort,
  type RunningServer,
  type ServerEnv,
  startServer,
} from '../../harness/running-server.ts';

/** How many of the calls, and of the mails that a mail server has taken, are followed by a kill. */
const callRate = 0.3;
const mailRate = 0.15;
/** A kill comes at most so many milliseconds after a call was sent. */
const latest = 40;

const owner = { name: 'Rita Amaral', email: 'rita@entrada.example' };
const mailIn = { address: 'ola@mail.entrada.example', secret: 'secret-of-the-mails-that-come-in' };

type Call = { method?: string; body?: string | Uint8Array; type?: string; isStaff?: boolean };

/** A server with card payments and mails that is killed while it is used. */
export type KilledSite = {
  stripe: FakeStripe;
  smtp: SmtpServer;
  killsLeft(): number;
  /**
   * Sends a call until a server answers it, and returns the body. Throws unless the status is 2xx or one of
   * `others`, of which it returns null.
   */
  call<Body>(path: string, call?: Call, others?: readonly number[]): Promise<Body | null>;
  /** Sends a call that staff would not press twice: after a kill only if `isDone` finds nothing. */
  press(path: string, body: object, isDone: () => Promise<boolean>): Promise<void>;
  /** Hands over a raw message as a mail server does. */
  deliver(raw: string): Promise<void>;
  /** The mails that the mail server has taken from us for an address, in order. */
  mailsTo(email: string): Promise<Email[]>;
  stop(): Promise<void>;
};

/** Starts the site over a database; it is killed `kills` times, whatever is called. */
export async function startKilledSite(env: ServerEnv, kills: number): Promise<KilledSite> {
  const stripe = await startFakeStripe();
  const smtp = await startSmtpServer();
  const port = await freePort();
  const settings = {
    ...env,
    ...stripe.env,
    PORT: String(port),
    ORIGIN: `http://127.0.0.1:${port}`,
    SMTP_URL: smtp.url,
    MAIL_IN_ADDRESS: mailIn.address,
    MAIL_IN_SECRET: mailIn.secret,
  };
  let server: RunningServer = await startServer(settings);
  const { origin } = server;
  const session = await becomeOwner(server, owner);
  let left = kills;
  let up: Promise<void> = Promise.resolve();
  let isDown = false;

  /** Kills the server, if it is not being killed already, and starts it again. */
  function kill(): void {
    if (left === 0 || isDown) return;
    left -= 1;
    isDown = true;
    up = server.kill('SIGKILL').then(async () => {
      server = await startServer(settings);
      isDown = false;
    });
  }

  Object.assign(stripe.switches.webhooks, {
    url: `${origin}/api/webhooks/payments`,
    duplicate: 0.5,
    retries: { times: 30, wait: () => up.then(() => new Promise((r) => setTimeout(r, 50))) },
  });
  smtp.beforeResponse = async () => {
    if (Math.random() < mailRate) kill();
  };

  /** Sends a call once; null if the server was killed under it. */
  async function send(
    path: string,
    { method = 'POST', body = '', type, isStaff }: Call,
  ): Promise<Response | null> {
    await up;
    if (Math.random() < callRate) setTimeout(kill, Math.random() * latest);
    const headers = {
      'Content-Type': type ?? 'application/json',
      'X-File-Name': 'paper.pdf',
      Origin: origin,
      Cookie: isStaff ? `${session.name}=${session.value}` : '',
    };
    try {
      const response = await fetch(origin + path, {
        method,
        headers,
        ...(method !== 'GET' && { body: body as BodyInit }),
      });
      // Read here, because a kill may break the body off.
      const bytes = await response.arrayBuffer();
      return new Response(bytes.byteLength > 0 ? bytes : null, { status: response.status });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return null;
    }
  }

  async function call<Body>(
    path: string,
    given: Call = {},
    others: readonly number[] = [],
  ): Promise<Body | null> {
    for (;;) {
      const response = await send(path, given);
      if (!response) continue;
      const text = await response.text();
      if (response.ok) return (text === '' ? {} : JSON.parse(text)) as Body;
      if (others.includes(response.status)) return null;
      throw new Error(`${path}: ${response.status} ${text}`);
    }
  }

  return {
    stripe,
    smtp,
    killsLeft: () => left,
    call,
    async press(path, body, isDone) {
      for (;;) {
        const response = await send(path, { body: JSON.stringify(body), isStaff: true });
        if (response && !response.ok)
          throw new Error(`${path}: ${response.status} ${await response.text()}`);
        if (response || (await up.then(isDone))) return;
      }
    },
    async deliver(raw) {
      await call(`/api/mail-in/${mailIn.secret}`, { body: raw, type: 'message/rfc822' });
    },
    async mailsTo(email) {
      const mails = smtp.received.filter(({ to }) => to.includes(email));
      return Promise.all(mails.map(({ raw }) => PostalMime.parse(raw)));
    },
    async stop() {
      await up;
      await server.kill();
      await stripe.stop();
      await smtp.close();
    },
  };
}
