import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * How the server handles a recipient: `refuse` rejects it as unknown, `policy` rejects the sender,
 * `greylist` rejects the first attempt of each address with 451, `stall` stops responding, `trickle`
 * responds without end, `drop` accepts the mail and closes the connection without a response.
 */
export type SmtpBehaviour =
  | 'accept'
  | 'refuse'
  | 'policy'
  | 'greylist'
  | 'stall'
  | 'trickle'
  | 'drop';
export type ReceivedMail = { from: string; to: string[]; raw: string };

export type SmtpServer = {
  url: string;
  behaviour: SmtpBehaviour;
  received: ReceivedMail[];
  /** Recipients for which it stops responding, whatever its behaviour. */
  unresponsiveRecipients: Set<string>;
  /** The number of RCPT commands so far, including rejected ones. */
  rcptCount: number;
  /** The number of connections that the client closed while the server trickled. */
  abandonedConnections: number;
  /** Called when a message is complete, before the response. */
  beforeResponse: () => Promise<void>;
  close(): Promise<void>;
};

type Envelope = { from: string; to: string[] };

function pathOf(command: string): string {
  return command.slice(command.indexOf('<') + 1, command.lastIndexOf('>'));
}

function recipientResponse(server: SmtpServer, seen: Set<string>, to: string): string | null {
  server.rcptCount += 1;
  if (server.behaviour === 'stall' || server.unresponsiveRecipients.has(to)) return null;
  if (server.behaviour === 'refuse') return '550 5.1.1 no such person';
  if (server.behaviour === 'policy') return '550 5.7.1 your server is on a list';
  if (server.behaviour === 'greylist' && !seen.has(to)) {
    seen.add(to);
    return '451 4.7.1 greylisted, come back later';
  }
  return '250 ok';
}

function serveConnection(server: SmtpServer, seen: Set<string>, socket: Socket): void {
  let envelope: Envelope = { from: '', to: [] };
  let inData = false;
  let pending = '';
  const respond = (line: string) => socket.write(`${line}\r\n`);

  async function receive(data: string): Promise<void> {
    server.received.push({ ...envelope, raw: data.replace(/(^|\r\n)\.\./g, '$1.') });
    envelope = { from: '', to: [] };
    await server.beforeResponse();
    if (server.behaviour === 'drop') socket.destroy();
    if (!socket.destroyed) respond('250 2.0.0 taken');
  }

  function trickle(): void {
    server.rcptCount += 1;
    const timer = setInterval(() => respond('250-still looking'), 20);
    socket.once('close', () => {
      clearInterval(timer);
      server.abandonedConnections += 1;
    });
  }

  function handleCommand(command: string): void {
    const verb = command.slice(0, 4).toUpperCase();
    if (verb === 'EHLO') respond('250-fake\r\n250-8BITMIME\r\n250 SMTPUTF8');
    else if (verb === 'MAIL') {
      envelope.from = pathOf(command);
      respond('250 ok');
    } else if (verb === 'RCPT' && server.behaviour === 'trickle') trickle();
    else if (verb === 'RCPT') {
      const response = recipientResponse(server, seen, pathOf(command));
      if (response?.startsWith('250')) envelope.to.push(pathOf(command));
      if (response !== null) respond(response);
    } else if (verb === 'DATA') {
      inData = true;
      respond('354 go ahead');
    } else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else respond('250 ok');
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
      } else handleCommand(part);
    }
  });
  respond('220 fake ESMTP');
}

/** Starts an SMTP server on a free local port that records the mails it accepts. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const seen = new Set<string>();
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveConnection(server, seen, socket);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const server: SmtpServer = {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    behaviour: 'accept',
    received: [],
    unresponsiveRecipients: new Set(),
    rcptCount: 0,
    abandonedConnections: 0,
    beforeResponse: async () => {},
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
  return server;
}
