import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/**
 * How the server meets a recipient: `refuse` knows no such person, `policy` wants nothing from us,
 * `greylist` refuses the first try of each address with 451, `stall` falls silent, `trickle` goes on
 * answering without an end, `drop` takes the mail and hangs up without a word.
 */
export type SmtpMood = 'accept' | 'refuse' | 'policy' | 'greylist' | 'stall' | 'trickle' | 'drop';
export type ReceivedMail = { from: string; to: string[]; raw: string };

export type SmtpServer = {
  url: string;
  mood: SmtpMood;
  received: ReceivedMail[];
  /** Recipients at whom it falls silent, whatever its mood. */
  hungRecipients: Set<string>;
  /** RCPT commands so far, refused ones included. */
  tries: number;
  /** Connections that the other side gave up while this one trickled. */
  hungUp: number;
  /** Called when a message is complete, before it is answered. */
  beforeAnswer: () => Promise<void>;
  close(): Promise<void>;
};

type Letter = { from: string; to: string[] };

function pathOf(command: string): string {
  return command.slice(command.indexOf('<') + 1, command.lastIndexOf('>'));
}

function recipientAnswer(server: SmtpServer, seen: Set<string>, to: string): string | null {
  server.tries += 1;
  if (server.mood === 'stall' || server.hungRecipients.has(to)) return null;
  if (server.mood === 'refuse') return '550 5.1.1 no such person';
  if (server.mood === 'policy') return '550 5.7.1 your server is on a list';
  if (server.mood === 'greylist' && !seen.has(to)) {
    seen.add(to);
    return '451 4.7.1 greylisted, come back later';
  }
  return '250 ok';
}

function converse(server: SmtpServer, seen: Set<string>, socket: Socket): void {
  let letter: Letter = { from: '', to: [] };
  let inData = false;
  let pending = '';
  const answer = (line: string) => socket.write(`${line}\r\n`);

  async function receive(data: string): Promise<void> {
    server.received.push({ ...letter, raw: data.replace(/(^|\r\n)\.\./g, '$1.') });
    letter = { from: '', to: [] };
    await server.beforeAnswer();
    if (server.mood === 'drop') socket.destroy();
    if (!socket.destroyed) answer('250 2.0.0 taken');
  }

  function trickle(): void {
    server.tries += 1;
    const timer = setInterval(() => answer('250-still looking'), 20);
    socket.once('close', () => {
      clearInterval(timer);
      server.hungUp += 1;
    });
  }

  function obey(command: string): void {
    const verb = command.slice(0, 4).toUpperCase();
    if (verb === 'EHLO') answer('250-fake\r\n250-8BITMIME\r\n250 SMTPUTF8');
    else if (verb === 'MAIL') {
      letter.from = pathOf(command);
      answer('250 ok');
    } else if (verb === 'RCPT' && server.mood === 'trickle') trickle();
    else if (verb === 'RCPT') {
      const said = recipientAnswer(server, seen, pathOf(command));
      if (said?.startsWith('250')) letter.to.push(pathOf(command));
      if (said !== null) answer(said);
    } else if (verb === 'DATA') {
      inData = true;
      answer('354 go ahead');
    } else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else answer('250 ok');
  }

  socket.setEncoding('utf8');
  socket.on('error', () => {});
  socket.on('data', (chunk: string) => {
    pending += chunk;
    for (;;) {
      const end = inData ? '\r\n.\r\n' : '\r\n';
      const at = pending.indexOf(end);
      if (at < 0) return;
      const part = pending.slice(0, at);
      pending = pending.slice(at + end.length);
      if (inData) {
        inData = false;
        void receive(`${part}\r\n`);
      } else obey(part);
    }
  });
  answer('220 fake ESMTP');
}

/** A real SMTP server on a free port of this machine that keeps what it takes. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const seen = new Set<string>();
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(server, seen, socket);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const server: SmtpServer = {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    mood: 'accept',
    received: [],
    hungRecipients: new Set(),
    tries: 0,
    hungUp: 0,
    beforeAnswer: async () => {},
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
  return server;
}
