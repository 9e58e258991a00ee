import { join } from 'node:path';
import { leavingTokens } from '#features/newsletter/leaving-token.server.ts';
import { type SmtpServer, startSmtpServer } from '../../fakes/smtp-server.ts';
import { becomeOwner } from '../../harness/become-owner.ts';
import { freePort, type RunningServer, startServer } from '../../harness/running-server.ts';
import type { OpenDatabase } from '../open-database.ts';

/** A mail that the mail server has taken, and when. */
export type Taken = { to: string; id: string; at: number };

export type IssueServers = {
  /** Everything that the mail server has taken, in order. */
  taken: readonly Taken[];
  /** The address of the first server. */
  origin(): string;
  /** Kills one of the servers, without a word, and starts it again. */
  killOne(): Promise<void>;
  /** Starts an issue, so many mails a minute; returns its id. */
  startIssue(perMinute: number): Promise<string>;
  /** Takes somebody off the list as a mail program does, by one click. */
  leave(subscriberId: string): Promise<void>;
  stop(): Promise<void>;
};

const owner = { name: 'Rita Amaral', email: 'rita@entrada.example' };
const issue = {
  subject: 'The tax calendar, on one page',
  subjectPt: 'O calendário fiscal, numa página',
  body: '## Three dates\n\nThe year has **three** that cost money.',
  bodyPt: '## Três datas\n\nO ano tem **três** que custam dinheiro.',
};

/** Keeps of each mail what the tests ask: a hundred thousand of them are gigabytes. */
function takeNotes(smtp: SmtpServer): readonly Taken[] {
  const taken: Taken[] = [];
  smtp.beforeResponse = async () => {
    const mail = smtp.received.pop();
    const [, id = 'none'] = /^Message-ID:\s+<(.+?)>/im.exec(mail?.raw ?? '') ?? [];
    taken.push({ to: mail?.to[0] ?? '', id, at: Date.now() });
  };
  return taken;
}

/** Starts servers of one site over a database, with a mail server, and its owner signed in. */
export async function startIssueServers(open: OpenDatabase, count: number): Promise<IssueServers> {
  const smtp = await startSmtpServer();
  const taken = takeNotes(smtp);
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const site = `http://127.0.0.1:${ports[0]}`;
  const start = (index: number): Promise<RunningServer> =>
    startServer({
      ...open.env,
      DATA_DIR: count === 1 ? open.env.DATA_DIR : join(open.env.DATA_DIR, String(index)),
      PORT: String(ports[index]),
      ORIGIN: site,
      SMTP_URL: smtp.url,
    });
  const running: RunningServer[] = [];
  // One after the other: each that starts logs another address for the first owner.
  const [first] = [await start(0)];
  running.push(first);
  const session = await becomeOwner(first, owner, site);
  for (let index = 1; index < count; index += 1) running.push(await start(index));

  async function call(method: string, path: string, body: object): Promise<unknown> {
    const response = await fetch(site + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Origin: site,
        Cookie: `${session.name}=${session.value}`,
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  return {
    taken,
    origin: () => site,
    async killOne() {
      const index = Math.floor(Math.random() * count);
      await running[index]?.kill('SIGKILL');
      running[index] = await start(index);
    },
    async startIssue(perMinute) {
      await call('PUT', '/api/admin/settings/newsletter', { perMinute, warmUp: false });
      const { id } = (await call('POST', '/api/admin/campaigns', issue)) as { id: string };
      await call('POST', `/api/admin/campaigns/${id}/start`, {});
      return id;
    },
    async leave(subscriberId) {
      const tokenOf = await open.database.read(leavingTokens);
      const address = `${site}/api/newsletter/unsubscribe/${tokenOf(subscriberId)}`;
      const response = await fetch(address, { method: 'POST' });
      if (!response.ok) throw new Error(`Leaving was answered ${response.status}`);
    },
    async stop() {
      for (const server of running) await server.kill();
      await smtp.close();
    },
  };
}
