import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';

/** TXT records by name; a name with an empty list exists without one, any other does not exist. */
export type TxtRecords = Readonly<Record<string, readonly string[]>>;

const responseFlags = 0x8180;
const nameError = 3;
const txt = 16;

function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

/** A record's text in parts of 255 bytes at most, as DNS has them. */
function textData(text: string): Buffer {
  const bytes = Buffer.from(text);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255);
    parts.push(Buffer.from([part.length]), part);
  }
  return Buffer.concat(parts);
}

function answerOf(text: string): Buffer {
  const data = textData(text);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(txt, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function respond(query: Buffer, records: TxtRecords): Buffer {
  const { name, end } = nameIn(query);
  const texts = records[name];
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(responseFlags + (texts === undefined ? nameError : 0), 2);
  head.writeUInt16BE(texts?.length ?? 0, 6);
  head.writeUInt16BE(0, 10);
  return Buffer.concat([head, query.subarray(12, end), ...(texts ?? []).map(answerOf)]);
}

/** Starts a DNS server (RFC 1035) for TXT records on a free port of 127.0.0.1. */
export async function startDnsServer(records: TxtRecords) {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, { port, address }: RemoteInfo) => {
    asked.push(nameIn(query).name);
    socket.send(respond(query, records), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    async stop() {
      socket.close();
      await once(socket, 'close');
    },
  };
}
